/** The consent without which personal data may not be taken; `act` is what we could not do: «принять заявку». */
export const dataConsent = (act: string) =>
  ({
    kind: 'tick',
    label: 'согласие на обработку данных',
    unticked: `Без согласия на обработку данных мы не можем ${act}`,
  }) as const
