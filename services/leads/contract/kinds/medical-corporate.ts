/** An employer's questionnaire for a group (S0 3): heads are counted, nobody is named. */
import { z } from 'zod';
import { Contact } from '../shared.ts';
import { leadKind } from './kind.ts';

const Employees = z.int().min(1).max(50_000);

export const GroupDetails = z.object({
  emirate: z.int().min(1).max(7),
  employees: Employees,
  /** Of category A, B and so on; empty for a group without categories (decisions M18). */
  categoryEmployees: z.array(Employees).max(52),
  companyName: z.string().min(1).max(120),
});
export type GroupDetails = z.infer<typeof GroupDetails>;

export const medicalCorporate = leadKind({
  names: ['medical_corporate'],
  line: 'medical-corporate',
  contact: Contact,
  shape: GroupDetails,
  event: (group) => ({ clientType: 'Corporate', group }),
  desk: ({ companyName, employees }) => ({ companyName, employees }),
  heldAs: 'medicalCorporate',
});
