/** Every kind of lead there is. A new one is a module beside this one and its name here. */
import { z } from 'zod';
import { Id } from '../shared.ts';
import { blog } from './blog.ts';
import { business } from './business.ts';
import { callMeBack } from './call-me-back.ts';
import { contact } from './contact.ts';
import { fleet } from './fleet.ts';
import type { LeadKind } from './kind.ts';
import { life } from './life.ts';
import { medical } from './medical.ts';
import { medicalCorporate } from './medical-corporate.ts';
import { groupQuote } from './medical-corporate-quote.ts';
import { motor } from './motor.ts';
import { sponsor } from './sponsor.ts';
import { travel } from './travel.ts';

const kinds = [
  medical,
  medicalCorporate,
  groupQuote,
  sponsor,
  motor,
  contact,
  callMeBack,
  fleet,
  blog,
  travel,
  life,
  business,
] as const;

export const KindName = z.enum(kinds.flatMap(({ names }) => [...names]));
export type KindName = z.infer<typeof KindName>;

const byName = new Map<KindName, LeadKind>(
  kinds.flatMap((kind) => kind.names.map((name) => [name, kind as LeadKind] as const)),
);

export function kindOf(name: KindName): LeadKind {
  const kind = byName.get(name);
  if (!kind) throw new Error(`there is no kind of lead called ${name}`);
  return kind;
}

function captured<
  Names extends readonly [string, ...string[]],
  Shape extends z.ZodType,
  Reached extends z.ZodType,
>({ names, contact: reached, shape }: LeadKind<Names, Shape, Reached>) {
  return z.object({
    idempotencyKey: z.string().min(8).max(128),
    kind: z.enum(names),
    contact: reached,
    details: shape,
    draftId: Id.nullable().default(null),
    productCount: z.int().min(0).default(0),
  });
}

export const CapturedLead = z.discriminatedUnion('kind', [
  captured(medical),
  captured(medicalCorporate),
  captured(groupQuote),
  captured(sponsor),
  captured(motor),
  captured(contact),
  captured(callMeBack),
  captured(fleet),
  captured(blog),
  captured(travel),
  captured(life),
  captured(business),
]);
export type CapturedLead = z.output<typeof CapturedLead>;
