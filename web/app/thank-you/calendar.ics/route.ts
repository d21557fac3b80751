import type { MotorCheckoutPage } from '@muqarin/bff/contract/motor/order-pages';
import type { ThankYouPage } from '@muqarin/bff/contract/pages';
import { calendarFile } from '@muqarin/rules/calendar';
import { fillMessage } from '@muqarin/rules/fill-message';
import { orderEnding } from '@/features/motor/checkout/order-ending.ts';
import { calendarDay, daysOf, type EndingDays } from '@/features/thank-you/endings.ts';
import { getPage } from '@/lib/bff.ts';
import { textsOf } from '@/lib/texts.ts';

/** The day that the end of a journey names, for a calendar; 404 where there is none. `?kind=` as the page's, or `motor`. */
export async function GET(request: Request): Promise<Response> {
  const kind = new URL(request.url).searchParams.get('kind') ?? 'lead';
  const { days, named } = kind === 'motor' ? await ofOrder() : await ofThanks(kind);
  const entry = calendarDay(days);
  if (entry === null) return new Response(null, { status: 404 });
  const t = textsOf('thank-you').calendar;
  const file = calendarFile([
    {
      id: `${entry.about}-${named.reference}`,
      made: days.at ?? `${entry.day}T00:00:00Z`,
      day: entry.day,
      title: fillMessage(t[entry.about].title, named),
      text: fillMessage(t[entry.about].text, named),
    },
  ]);
  return new Response(file, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="muqarin.ics"',
      'cache-control': 'no-store',
    },
  });
}

type Dated = { days: EndingDays; named: { reference: string; plan: string; insurer: string } };

async function ofThanks(kind: string): Promise<Dated> {
  const page = await getPage<ThankYouPage>('/api/pages/thank-you', { kind });
  const { policy, reference } = page;
  return {
    days: daysOf(page),
    named: {
      reference: policy?.reference ?? reference ?? '',
      plan: policy?.planName ?? '',
      insurer: policy?.insurerName ?? '',
    },
  };
}

/** Of an order there is a page from its confirmation on: before, this leads to it. */
async function ofOrder(): Promise<Dated> {
  const { order, ...page } = await getPage<MotorCheckoutPage>('/api/pages/motor/checkout');
  const { name: plan, insurerName: insurer } = order.plan;
  return {
    days: orderEnding(order.status, page),
    named: { reference: order.saleOrder, plan, insurer },
  };
}
