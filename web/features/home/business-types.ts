import { generalTypes } from '@muqarin/rules/general/insurance-types';
import { say } from '@/lib/reader.ts';

/** What the business questionnaire can begin with. */
export function businessTypes(): { code: string; name: string }[] {
  return generalTypes.map(({ code, name }) => ({ code, name: say(name) }));
}
