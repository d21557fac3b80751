import { generalPaths } from '@muqarin/bff/contract/general/pages';
import type { Ending, Sent } from '@/features/questions/line.ts';
import { postAnswers } from '@/features/questions/submit-answers.ts';

export function send(ending: Ending<string, object>): Promise<Sent> {
  return postAnswers(generalPaths.wizard, ending);
}
