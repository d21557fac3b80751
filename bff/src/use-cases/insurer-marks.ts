import type { CallContext } from '@muqarin/platform/context';
import type { Bff } from '../parts.ts';

/** Drawings of the insurers by their codes, as papers carry them; one that has none is left out. */
export async function insurerMarks(
  { quoting }: Pick<Bff, 'quoting'>,
  plans: readonly { insurerCode: string }[],
  context: CallContext,
): Promise<Record<string, string>> {
  const codes = [...new Set(plans.map(({ insurerCode }) => insurerCode))];
  const drawings = await Promise.all(codes.map((code) => quoting.insurerLogo({ code }, context)));
  const marks = codes.flatMap((code, at) => {
    const svg = drawings[at]?.svg;
    return svg === undefined ? [] : [[code, svg] as const];
  });
  return Object.fromEntries(marks);
}
