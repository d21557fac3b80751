/** What did not parse is NaN; of a list it is an answer that is still missing. */
export function withoutWrong<Input extends object>(input: Input): Input {
  const given = Object.entries(input).filter(([, value]) => !Number.isNaN(value));
  return Object.fromEntries(
    given.map(([name, value]): [string, unknown] => [name, partsThatParsed(value)]),
  ) as Input;
}

function partsThatParsed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => (Number.isNaN(item) ? null : item));
  return typeof value === 'object' && value !== null ? withoutWrong(value) : value;
}
