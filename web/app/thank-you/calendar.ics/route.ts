import type { ThankYouPage } from '@muqarin/bff/contract/pages';
import { fillMessage } from '@muqarin/rules/fill-message';
import { calendarFile } from '@/features/thank-you/calendar.ts';
import { calendarDay } from '@/features/thank-you/endings.ts';
import { getPage } from '@/lib/bff.ts';
import { textsOf } from '@/lib/texts.ts';

/** The day that a page of thanks names, for a calendar; 404 where there is none. `?kind=` as the page's. */
export async function GET(request: Request): Promise<Response> {
  const kind = new URL(request.url).searchParams.get('kind') ?? 'lead';
  const page = await getPage<ThankYouPage>('/api/pages/thank-you', { kind });
  const entry = calendarDay(page);
  if (entry === null) return new Response(null, { status: 404 });
  const t = textsOf('thank-you').calendar;
  const reference = page.policy?.reference ?? page.reference ?? '';
  const named = {
    reference,
    plan: page.policy?.planName ?? '',
    insurer: page.policy?.insurerName ?? '',
  };
  const file = calendarFile({
    id: `${entry.about}-${reference}`,
    made: page.at ?? `${entry.day}T00:00:00Z`,
    day: entry.day,
    title: fillMessage(t[entry.about].title, named),
    text: fillMessage(t[entry.about].text, named),
  });
  return new Response(file, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="muqarin.ics"',
      'cache-control': 'no-store',
    },
  });
}
