import type { FieldError } from '@muqarin/bff/contract/field-error';
import type { SummaryError } from '@/components/ui/error-summary.tsx';

/** Files are a group: no single control is to blame for all of them. */
export function toSummary({ field, message }: FieldError): SummaryError {
  return { target: field === 'no_attachments' ? null : field, message };
}
