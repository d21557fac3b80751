import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type KillableProduct, killableProduct } from './support/killable-product.ts';
import { Shopper } from './support/shopper.ts';

describe('kill -9 during a submit', { timeout: 120_000 }, () => {
  let product: KillableProduct;
  beforeEach(async () => {
    product = await killableProduct();
  });
  afterEach(() => product.remove());

  it('loses nothing that was answered; the lead is in the stream within a second of the next start', async () => {
    await product.start();
    const shopper = new Shopper(product.origin);
    const contact = await shopper.answerAll('mariam@example.com');
    const answer = await shopper.submit(contact);
    expect(await answer.json()).toMatchObject({ ok: true, next: 'done' });
    await product.kill();

    await product.start();
    const arrived = await within(1000, async () => (await leads('mariam@example.com')).length > 0);
    expect(arrived).toBe(true);
    // The draft, the quote and the session are there too, and asking again makes no second lead.
    expect(await shopper.get('/api/pages/medical/individual/products')).toHaveProperty('tiles');
    await shopper.submit(contact);
    expect(await leads('mariam@example.com')).toHaveLength(1);
  });

  it('at any moment: what was answered is kept, what was not can be sent again, and there is one lead', async () => {
    for (const pause of [0, 3, 8, 15, 30]) {
      await product.start();
      const email = `shopper${pause}@example.com`;
      const shopper = new Shopper(product.origin);
      const contact = await shopper.answerAll(email);
      const submitted = shopper.submit(contact).then(
        (answer) => answer.ok,
        () => false,
      );
      await new Promise((resolve) => setTimeout(resolve, pause));
      await product.kill();
      const answered = await submitted;
      await product.start();
      if (answered) {
        expect(await within(1000, async () => (await leads(email)).length === 1)).toBe(true);
      }
      // The ticket may have been used up by the submit that died.
      const page = await shopper.get<{ captchaTicket: string }>(
        '/api/pages/medical/individual/questionnaire?step=contact',
      );
      const again = await shopper.submit({
        ...contact,
        'g-recaptcha-response': page.captchaTicket,
      });
      expect(again.status).toBe(200);
      expect(await within(1000, async () => (await leads(email)).length === 1)).toBe(true);
      await product.kill();
    }
  });

  /** Ids of the leads in the stream. One killed between publishing and noting it publishes the same lead twice: at least once. */
  async function leads(email: string): Promise<string[]> {
    const published = await product.published('leads.v1.LeadCaptured', email);
    return [...new Set(published.map((event) => event.key))];
  }
});

async function within(milliseconds: number, holds: () => Promise<boolean>): Promise<boolean> {
  const until = Date.now() + milliseconds;
  while (Date.now() < until) {
    if (await holds()) return true;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return holds();
}
