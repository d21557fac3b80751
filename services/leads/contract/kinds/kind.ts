/** What a kind of lead says of itself: what its form asks, and what of that the log, the call centre and the person see. */
import type { createEvent } from '@muqarin/platform/events/envelope';
import type { LeadCapturedSchema } from '@muqarin/proto/muqarin/leads/v1/events_pb';
import { z } from 'zod';

type LeadCaptured = Parameters<typeof createEvent<typeof LeadCapturedSchema>>[1];
export type EventPart = Partial<
  Pick<LeadCaptured, 'clientType' | 'answers' | 'group' | 'motor' | 'details' | 'callTime' | 'site'>
>;

export const CallSlot = z.enum(['any', 'morning', 'midday', 'afternoon']);

/** As `HealthAnswers` of the rules (S0 5, decisions M44). Personal. */
export const HealthAnswers = z.object({
  genderId: z.int().min(1).max(2),
  dateOfBirth: z.string().max(10),
  nationalityId: z.int(),
});

/** What an adviser wants to know before dialling, as far as a kind asks it. Personal. */
export const DeskLine = z.object({
  /** When the person said to call; 'any' where the form offers no slots. */
  callSlot: CallSlot.default('any'),
  /** The same in words, where a form asks for them, else ''. */
  callTime: z.string().default(''),
  whatsapp: z.boolean().default(false),
  companyName: z.string().default(''),
  /** Of a group. */
  employees: z.int().optional(),
  /** Names of plans of which an employer asks for a quote, by category; 0 where there are none. */
  checked: z.array(z.object({ category: z.int(), plans: z.array(z.string()) })).optional(),
  /** "Toyota Camry 2023", else ''. */
  car: z.string().default(''),
  health: HealthAnswers.nullable().default(null),
  /** In the person's own words, else ''. */
  details: z.string().default(''),
});

export interface LeadKind<
  Names extends readonly string[] = readonly string[],
  Shape extends z.ZodType = z.ZodType,
  Reached extends z.ZodType = z.ZodType,
> {
  /** As the store and the calls call it; a kind with several ways in has a name for each. */
  names: Names;
  /** The line of insurance that it leads to a quote of; null where it leads to none. */
  line: 'medical' | 'medical-corporate' | 'motor' | 'general' | null;
  contact: Reached;
  /** What the form asks beside the contact. */
  shape: Shape;
  /** Its part of LeadCaptured. */
  event(details: z.output<Shape>): EventPart;
  desk(details: z.output<Shape>): z.input<typeof DeskLine>;
  /** Under which name the answers stand in what a person takes along. */
  heldAs: 'medical' | 'medicalCorporate' | 'sponsor' | 'motor' | 'site';
}

/** Of one kind, with its types. */
export function leadKind<
  const Names extends readonly string[],
  Shape extends z.ZodType,
  Reached extends z.ZodType,
>(kind: LeadKind<Names, Shape, Reached>): LeadKind<Names, Shape, Reached> {
  return kind;
}
