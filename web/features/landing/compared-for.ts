import type { ComparedLine, HowWeRankPage } from '@muqarin/bff/contract/pages';
import type { Landing } from '@/lib/content/schema.ts';

type Insurers = HowWeRankPage['insurers'];

/** Null: nothing of it is compared online, a person asks the insurers. */
const compared: Record<Landing['line'], ComparedLine | null> = {
  medical: 'medical',
  motor: 'motor',
  business: 'general',
  bike: null,
  fleet: null,
  life: null,
  travel: null,
};

/** The insurers with a plan of the page's line. */
export function comparedFor(page: Landing['line'], insurers: Insurers): Insurers {
  const line = compared[page];
  return line === null ? [] : insurers.filter(({ plans }) => plans[line] > 0);
}
