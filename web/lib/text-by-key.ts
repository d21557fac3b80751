/** Looks a text up by its key, such as `dob.label`, in the first of these message trees that has it. */
export function textByKey(...trees: readonly object[]): (key: string) => string {
  return (key) => {
    for (const tree of trees) {
      const found = key
        .split('.')
        .reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], tree);
      if (typeof found === 'string') return found;
    }
    throw new RangeError(`no text ${key}`);
  };
}
