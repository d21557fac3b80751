/** pino with personal data redacted: whatever its depth in a log line, a field of these names never leaves the process. */
import { type DestinationStream, type Logger, pino } from 'pino';

/** Field names of the contract that hold personal data or secrets (S0 3, S1 3, S2 3). */
export const personalFields = [
  'name',
  'first_name',
  'last_name',
  'contact_name',
  'company_name',
  'policyholder_name',
  'email',
  'customer_email',
  'email_from',
  'recipient',
  'phone',
  'phone_number',
  'contact_no',
  'telephone',
  'customer_tel',
  'mobile',
  'fullNumber',
  'full_number',
  'dob',
  'dob_year',
  'dob_month',
  'dob_day',
  'emirate_no',
  'plate_no',
  'chassis_no',
  'license_no',
  'contact',
  'password',
  'csrf_token',
  'cookie',
  'authorization',
  'data',
  'g-recaptcha-response',
  'token',
  'resume_path',
] as const;

const depths = ['', '*.', '*.*.', '*.*.*.'];

export interface LoggerOptions {
  level: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  destination?: DestinationStream;
}

export function createLogger({ level, destination }: LoggerOptions): Logger {
  const paths = depths.flatMap((depth) => personalFields.map((field) => pathOf(depth, field)));
  return pino(
    {
      level,
      redact: { paths, censor: '[redacted]' },
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
    },
    destination ?? pino.destination({ dest: 1, sync: false }),
  );
}

function pathOf(depth: string, field: string): string {
  if (/^\w+$/.test(field)) return `${depth}${field}`;
  return depth === '' ? `["${field}"]` : `${depth.slice(0, -1)}["${field}"]`;
}
