/** What is seen of a mail: which of ours it is and whether it went, never to whom or what it says. */
import { noTelemetry, type Telemetry } from '@muqarin/platform/telemetry';
import { attr } from '@muqarin/platform/telemetry/attributes';
import { errorType } from '@muqarin/platform/telemetry/tracer';

export async function observeMail(
  { tracer, metrics }: Telemetry = noTelemetry,
  kind: string,
  traceparent: string | undefined,
  deliver: () => Promise<void>,
): Promise<void> {
  const start = {
    name: `mail ${kind}`,
    kind: 'client',
    attributes: { [attr.mailKind]: kind },
  } as const;
  const span = tracer.start(start, traceparent);
  let outcome = 'delivered';
  try {
    await deliver();
  } catch (error) {
    outcome = 'failed';
    span.fail(errorType(error));
    throw error;
  } finally {
    span.end();
    metrics?.count('mails', { kind, outcome });
  }
}
