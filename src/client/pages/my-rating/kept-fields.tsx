/** What a form of the page keeps of its address. */
export const KeptFields = ({ search, except = [] }: { search: string; except?: readonly string[] }) =>
  [...new URLSearchParams(search)]
    .filter(([key]) => !except.includes(key))
    .map(([key, value]) => <input key={key} type="hidden" name={key} value={value} />)
