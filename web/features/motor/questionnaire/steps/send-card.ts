import { formMessages } from '@muqarin/rules/messages-form';
import { say } from '@/lib/reader.ts';
import { sendFiles } from '@/lib/send-files.ts';

/** Sends the card ahead of its form. Why it was refused, or null. */
export async function sendCard(
  csrfToken: string,
  file: File,
  watching: Parameters<typeof sendFiles>[2],
): Promise<string | null> {
  const form = new FormData();
  form.append('csrf_token', csrfToken);
  form.append('mulkiya', file);
  const { status, body } = await sendFiles('/api/uploads/mulkiya', form, watching);
  if (status === 200 && body.status === 1) return null;
  return typeof body.error === 'string' && status < 500
    ? body.error
    : say(formMessages.somethingFailed);
}
