import { messages } from '@muqarin/rules/messages';
import { isObject } from '@/lib/post-form.ts';
import { say } from '@/lib/reader.ts';

/** Sends the card ahead of its form. Why it was refused, or null. */
export async function sendCard(csrfToken: string, file: File): Promise<string | null> {
  const body = new FormData();
  body.append('csrf_token', csrfToken);
  body.append('mulkiya', file);
  try {
    const answer = await fetch('/api/uploads/mulkiya', { method: 'POST', body });
    const said: unknown = await answer.json();
    if (answer.ok && isObject(said) && said.status === 1) return null;
    const message = isObject(said) && answer.status < 500 ? said.error : undefined;
    return typeof message === 'string' ? message : say(messages.somethingFailed);
  } catch {
    return say(messages.somethingFailed);
  }
}
