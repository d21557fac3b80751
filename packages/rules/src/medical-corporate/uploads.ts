import { corporateMessages } from './messages.ts';

/** Of a staff list before there is a policy: the same field as afterwards. */
export const CENSUS_FILE = 'census_file';
export const CENSUS_PURPOSE = 'census';
export const censusKinds = ['docx', 'doc', 'csv', 'xlsx', 'xls'] as const;

/** What a bought group still has to send, both required (S0 5), with the sentence for what is missing or no such file (decisions M50). */
export const groupDocuments = [
  {
    field: CENSUS_FILE,
    accept: censusKinds,
    invalid: corporateMessages.invalidCensus,
  },
  {
    field: 'license_file',
    accept: ['jpeg', 'png', 'pdf'],
    invalid: corporateMessages.invalidTradeLicense,
  },
] as const;

export type GroupDocumentField = (typeof groupDocuments)[number]['field'];

/** Why a file is refused before it is read, by the ending of its name; null where nothing is seen to be wrong. */
export function groupFileProblem(
  field: GroupDocumentField,
  { name, bytes }: { name: string; bytes: number },
): string | null {
  const slot = groupDocuments.find((one) => one.field === field);
  const ending = /[.]([a-z]+)$/i.exec(name)?.[1]?.toLowerCase().replace('jpg', 'jpeg');
  const isOurs = slot?.accept.some((kind) => kind === ending) ?? false;
  return isOurs && bytes > 0 ? null : (slot?.invalid ?? '');
}
