/** Next runs this before it hydrates the page. */
import { hearSteps } from '@/lib/own-steps.ts';

hearSteps();
