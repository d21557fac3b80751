import type { MotorOrder, OrderSlot } from '@muqarin/orders/contract/motor/order';
import { addDays, type CivilDate, toIsoDate } from '@muqarin/rules/dates';
import { formatAed } from '@muqarin/rules/money-format';
import { SALAMA } from '@muqarin/rules/motor/check-purchase';
import { POLICY_START_MAX_DAYS } from '@muqarin/rules/motor/constants';
import { motorLineWords } from '@muqarin/rules/motor/price-words';
import { motorDocuments, NCD_DOCUMENT } from '@muqarin/rules/motor/uploads';
import type { KeptFile } from '../../../../contract/file-slots.ts';
import type {
  MotorCheckoutPage,
  MotorOrderModel,
  MotorPurchasePage,
  MotorSlot,
} from '../../../../contract/motor/order-pages.ts';
import type { AcceptedElsewhere } from '../../../../contract/quotation-pages.ts';
import { oursIn, type PageDraft } from '../../../locale/page-draft.ts';
import { type Message, ours, said, typed } from '../../../locale/said.ts';
import type { Flash } from '../../../session/session-data.ts';
import { emirateName } from '../../emirate-name.ts';
import { logoAddress } from '../../logo-address.ts';
import { priceLine } from '../../price-in-parts.ts';
import { addonOnPage } from '../tiles.ts';
import { carText } from '../who.ts';

/** What is bought and every line of what it costs, as each page of the purchase shows it. */
export function orderModel(order: MotorOrder) {
  const { tile, vehicle, promo, total } = order;
  return {
    saleOrder: order.saleOrder,
    reference: order.quoteReference,
    status: order.status,
    car: carText(vehicle),
    emirate: ours(emirateName(order.answers.emirateId)),
    valueAed: order.valueAed,
    plan: {
      id: tile.planId,
      name: ours(tile.name),
      insurerId: tile.insurerId,
      insurerName: ours(tile.insurerName),
      logo: logoAddress(tile.insurerCode, order.catalogueVersion),
      type: tile.type,
      repair: tile.price.repair,
      deductibleFils: tile.price.deductibleFils,
    },
    lines: orderLines(order),
    total,
    promo: promo && { code: promo.code, text: promoText(promo) },
  } satisfies PageDraft<MotorOrderModel>;
}

/** The promo code stands after the plan's discount and before add-ons (decisions V20). */
export function orderLines({ tile, promo, total }: MotorOrder) {
  const lines = tile.price.lines.map((line) => priceLine(line, motorLineWords(line)));
  if (!promo) return lines;
  const line = {
    code: 'promo',
    label: said('Promo code {code}', { code: typed(promo.code) }),
    why: said('{what}, paid by {insurer}', {
      what: promoText(promo),
      insurer: ours(tile.insurerName),
    }),
    kind: 'discount',
    amountFils: -total.promoFils,
  };
  const addons = lines.filter(({ kind }) => kind === 'addon');
  return [...lines.filter(({ kind }) => kind !== 'addon'), line, ...addons];
}

function promoText({ off, cut }: NonNullable<MotorOrder['promo']>): Message {
  const what =
    off.type === 'perc'
      ? said('{n} % off', { n: off.basisPoints / 100 })
      : said('{a} off', { a: ours(formatAed(off.fils)) });
  return cut ? said('{what}, down to the tariff’s minimum', { what }) : what;
}

export function purchasePage(
  order: MotorOrder,
  flash: Flash,
  today: CivilDate,
  suggested: Readonly<Record<string, string>>,
  files: ReadonlyMap<string, KeptFile>,
  accepted: PageDraft<AcceptedElsewhere> | null,
): PageDraft<MotorPurchasePage> {
  const { tile, details } = order;
  return {
    order: orderModel(order),
    quotation: order.agreed?.reference ?? null,
    accepted,
    addons: tile.addons.map((addon) => {
      return { ...addonOnPage(addon), chargeFils: addon.chargeFils };
    }),
    isSalama: tile.schemeCode === SALAMA,
    claimFreeYears: order.answers.claimFreeYears,
    texts: { ...suggested, ...details.texts, ...promoTyped(flash) },
    agreed: [...details.agreed],
    slots: slotsOf(order, files).map(slotOnPage),
    today: toIsoDate(today),
    lastStart: toIsoDate(addDays(today, POLICY_START_MAX_DAYS)),
    // What Apply answered stands at its field only.
    errors: (flash.errors ?? []).filter((row) => !isApplied(flash) || row.field !== 'promo_code'),
    promoMessage: promoMessage(flash),
    notice: promoMessage(flash) === null ? (flash.notice ?? null) : null,
    warning: flash.warning ?? null,
  };
}

function promoTyped({ typed, errors = [] }: Flash): Record<string, string> {
  const text = typed?.promo_code;
  return text !== undefined && errors.some(({ field }) => field === 'promo_code')
    ? { promo_code: text }
    : {};
}

function promoMessage(flash: Flash): PageDraft<MotorPurchasePage['promoMessage']> {
  const { errors = [], notice } = flash;
  const error = errors.find(({ field }) => field === 'promo_code');
  if (error) return { text: error.message, ok: false };
  return notice !== undefined && isApplied(flash) ? { text: notice, ok: true } : null;
}

function isApplied({ typed }: Pick<Flash, 'typed'>): boolean {
  return typed?.go === 'promo';
}

/** The six slots and, for SALAMA, the no-claim certificate, each with what is in it. */
function slotsOf(
  { documents, tile }: MotorOrder,
  files: ReadonlyMap<string, KeptFile>,
): MotorSlot[] {
  const rows: { field: OrderSlot; label: string }[] = [...motorDocuments];
  if (tile.schemeCode === SALAMA) rows.push({ field: NCD_DOCUMENT, label: NCD_LABEL });
  return rows.map(({ field, label }) => {
    const kept = documents.find(({ slot }) => slot === field);
    const { status = 'missing', reason = '' } = kept ?? {};
    return { field, label, status, reason, file: files.get(field) ?? null };
  });
}

const NCD_LABEL = 'No-claim certificate';

/** @param files by slot, as they have come since they were asked for */
export function missingOf(
  order: MotorOrder,
  files: ReadonlyMap<string, KeptFile> = new Map(),
): MotorSlot[] {
  return slotsOf(order, files).filter(({ field }) => (order.missing as string[]).includes(field));
}

/** The same as the pages say it. */
export function missingOnPage(...of: Parameters<typeof missingOf>): PageDraft<MotorSlot[]> {
  return missingOf(...of).map(slotOnPage);
}

function slotOnPage(slot: MotorSlot): PageDraft<MotorSlot> {
  return oursIn(slot, 'label', 'reason');
}

const COURSE = ['selected', 'confirmed', 'unpaid', 'paid', 'issued'] as const;

export function checkoutPage(
  order: MotorOrder,
  flash: Flash,
  holder: MotorCheckoutPage['holder'],
): PageDraft<MotorCheckoutPage> {
  const reached = order.life.map(({ status, at }) => ({ status, at }));
  const last = reached.at(-1)?.status;
  const ahead = last === 'cancelled' ? [] : COURSE.slice(COURSE.indexOf(last ?? 'selected') + 1);
  return {
    order: orderModel(order),
    startDate: order.startDate,
    holder,
    policyNumber: order.policyNumber,
    missing: missingOnPage(order),
    life: [...reached, ...ahead.map((status) => ({ status, at: null }))],
    notice: flash.notice ?? null,
    warning: flash.warning ?? null,
  };
}
