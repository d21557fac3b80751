import { corporateMessages } from './messages.ts';

/** What a bought group still has to send, both required (S0 5), with the sentence for what is missing or no such file (decisions M50). */
export const groupDocuments = [
  {
    field: 'census_file',
    accept: ['docx', 'doc', 'csv', 'xlsx', 'xls'],
    invalid: corporateMessages.invalidCensus,
  },
  {
    field: 'license_file',
    accept: ['jpeg', 'png', 'pdf'],
    invalid: corporateMessages.invalidTradeLicense,
  },
] as const;

export type GroupDocumentField = (typeof groupDocuments)[number]['field'];
