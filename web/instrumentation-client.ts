/** Next runs this before it wakes the page. */
import { hearSteps } from '@/lib/own-steps.ts';

hearSteps();
