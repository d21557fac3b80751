/** The lines of business of which something is ordered here. Everything shared gets them from this list. */
import type { Line } from './line.ts';
import { medical } from './medical.ts';
import { medicalCorporate } from './medical-corporate.ts';
import { motor } from './motor.ts';

export const lines: readonly Line[] = [medical, medicalCorporate, motor];
