import { quoteMessages } from '../messages-quote.ts';
import type { GeneralCode } from './insurance-types.ts';
import { generalMessages } from './messages.ts';

/** The documents of a request in the order of their tabs (S1 3 and 5, decisions G8). */
export const generalDocuments = [
  { field: 'trade_license', invalid: quoteMessages.invalidTradeLicense },
  { field: 'census_file', invalid: quoteMessages.invalidCensus },
] as const;

type GeneralDocumentField = (typeof generalDocuments)[number]['field'];

/** Where heads decide the price or who is covered, the insurer asks for the list of employees. */
export function requiredDocuments(type: GeneralCode): GeneralDocumentField[] {
  return type === 'work_comp' || type === 'group_life'
    ? ['trade_license', 'census_file']
    : ['trade_license'];
}

/** The sentence for a document that is still to come. */
export function missingDocumentMessage(field: GeneralDocumentField): string {
  const { uploadTradeLicense, uploadCensus } = generalMessages;
  return field === 'trade_license' ? uploadTradeLicense : uploadCensus;
}

/** S1 8: the sentence for a file of this slot that was refused. */
export function invalidDocumentMessage(field: GeneralDocumentField): string {
  return generalDocuments.find((row) => row.field === field)?.invalid ?? '';
}
