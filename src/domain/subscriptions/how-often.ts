/** «письмо приходит раз в неделю» */
export const HOW_OFTEN = { week: 'раз в неделю', month: 'раз в месяц' } as const
