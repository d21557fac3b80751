/** A shopper over HTTP who gets as far as an order or a policy, in either line, and the pages that tell of it. */
import { crc32, deflateSync } from 'node:zlib';
import { paperSlots, purchaseForm, saleOrderIn } from './motor-purchase.ts';
import { Shopper } from './shopper.ts';

const camry = {
  emirate: 'Dubai',
  emirate_id: 2,
  manf_year: 2021,
  is_vehicle_new: 0,
  first_reg_date: '2021-03-02',
  dob: '1991-03-14',
  uae_drive_exp: 5,
  nationality_id: 105,
  is_insured: 1,
  is_comprehensive: 1,
  is_agency_repair: 0,
  is_gcc_spec: 1,
  is_claims: 3,
};

interface Named {
  id: number;
  name: string;
}

export interface MotorTileOnPage {
  id: number;
  insurerCode: string;
  insurerName: string;
  type: string;
  addons?: { addonId: number; included: boolean }[];
}

export class OrderBuyer extends Shopper {
  /** A documented call, by JSON. */
  async call(path: string, data: object, headers: Record<string, string> = {}): Promise<Response> {
    const { token } = await this.get<{ token: string }>('/api/csrf');
    return this.send(path, {
      method: 'POST',
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        'x-csrf-token': token,
        ...headers,
      },
      body: JSON.stringify(data),
    });
  }

  /** A form with the six papers, or those that are named. */
  async withPapers(
    path: string,
    fields: Readonly<Record<string, string>>,
    slots: readonly string[] = paperSlots,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    const { token } = await this.get<{ token: string }>('/api/csrf');
    const body = new FormData();
    for (const [name, value] of Object.entries({ csrf_token: token, ...fields }))
      body.append(name, value);
    for (const slot of slots)
      body.append(slot, new File([picture()], `${slot}.png`, { type: 'image/png' }));
    return this.send(path, {
      method: 'POST',
      headers: { accept: 'application/json', ...headers },
      body: body as unknown as NonNullable<RequestInit['body']>,
    });
  }

  /** The quote of a used Camry, and its lead. */
  async motorQuote(email: string): Promise<void> {
    const models = await this.get<Named[]>('/api/motor/get-models?make_id=1&year=2021');
    const model_id = models.find(({ name }) => name === 'Camry')?.id;
    const { variants } = await this.get<{ variants: Named[] }>(
      `/api/motor/get-variants?make_id=1&model_id=${model_id}&year=2021`,
    );
    const variant_id = variants[0]?.id;
    await wanted(await this.call('/api/survey/motor/get-products', { ...camry, variant_id }));
    const { captchaTicket } = await this.get<{ captchaTicket: string }>(
      '/api/pages/motor/questionnaire?step=last',
    );
    const lead = {
      is_product_available: 1,
      dob: camry.dob,
      emirate_id: 2,
      name: 'Mariam Test',
      email,
      mobile: '501234567',
      dial_code: '+971',
      chassis_no: 'JTDBR32E720123456',
      vehicle_make_id: 1,
      manufacturer_year: 2021,
      vehicle_model_id: model_id,
      vehicle_variant_ids: String(variant_id),
      new_car: 0,
      agency_repair: 0,
      gcc: 1,
      driving_exp: 5,
      claims: 3,
      'g-recaptcha-response': captchaTicket,
    };
    await wanted(await this.call('/api/survey/motor/the-last-step', lead));
  }

  async motorTiles(): Promise<MotorTileOnPage[]> {
    const page = await this.get<{ tiles: MotorTileOnPage[] }>('/api/pages/motor/products');
    return page.tiles;
  }

  /** BUY NOW on the last comprehensive plan of this insurer; the order's number and the plan. */
  async buyNow(
    insurerName: string | null = null,
    addonId = '',
  ): Promise<{ planId: string; saleOrder: string }> {
    const tile = (await this.motorTiles()).findLast(
      (row) =>
        row.type === 'comprehensive' &&
        (insurerName === null || row.insurerName.includes(insurerName)),
    );
    if (!tile) throw new Error(`no plan of ${insurerName}`);
    const answer = await this.post('/survey/motor/policy-details', {
      product_id: String(tile.id),
      addon_id: addonId,
    });
    return { planId: String(tile.id), saleOrder: saleOrderIn(await answer.text()) };
  }

  applyPromo(planId: string, code: string): Promise<Response> {
    return this.call('/api/survey/motor/apply-promo-code', {
      product_id: planId,
      promo_code: code,
    });
  }

  confirmMotor(
    order: { planId: string; saleOrder: string },
    over: Readonly<Record<string, string>> = {},
    headers: Record<string, string> = {},
    slots?: readonly string[],
  ): Promise<Response> {
    const fields = {
      ...purchaseForm,
      product_id: order.planId,
      sale_order: order.saleOrder,
      ...over,
    };
    return this.withPapers('/api/survey/motor/confirm-product', fields, slots, headers);
  }

  /** Hands the payment over; the insurer's page. */
  async pay(): Promise<string> {
    const answer = await this.post('/survey/motor/cart/checkout/pay', {});
    const text = await answer.text();
    const found = /\/insurer-stand-in\/pay_[\w-]+/.exec(
      `${answer.headers.get('location')} ${text}`,
    );
    if (!found) throw new Error(`no insurer's page: ${answer.status} ${text}`);
    return found[0];
  }

  /** A button of the insurer's page. */
  async insurer(page: string, act: string): Promise<Response> {
    await this.send(page, {});
    return this.post(page, { act });
  }

  /** A medical quote, by the questionnaire. */
  async medicalQuote(email: string): Promise<void> {
    await wanted(await this.submit(await this.answerAll(email)));
  }
}

async function wanted(answer: Response): Promise<Response> {
  if (answer.status >= 400)
    throw new Error(`${answer.url} answered ${answer.status}: ${await answer.text()}`);
  return answer;
}

let drawn: Buffer | undefined;
/** A sound PNG of 80 by 50 points. */
function picture(): Uint8Array<ArrayBuffer> {
  drawn ??= draw();
  return new Uint8Array(drawn);
}

function draw(): Buffer {
  const [width, height] = [80, 50];
  const rows = Array.from({ length: height }, () => Buffer.alloc(width + 1));
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 8;
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
