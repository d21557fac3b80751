import { asObject, parseJson } from '../calls/wire-values.ts';
import { emirates, nameOf, parseEmirate } from '../emirates.ts';

/** What local storage holds under `ans_obj` (S1 3): the emirate's name and id. */
export function writeAnsObj(emirateId: number): string {
  return JSON.stringify({ emirate: nameOf(emirates, emirateId), emirate_id: emirateId });
}

/** The emirate's id, by id or else by name; undefined when the store holds none or nonsense. */
export function readAnsObj(stored: string | null): number | undefined {
  const answers = asObject(parseJson(stored ?? ''));
  return answers && (parseEmirate(answers.emirate_id) ?? parseEmirate(answers.emirate));
}
