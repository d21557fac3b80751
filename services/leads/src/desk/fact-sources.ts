/** Which events the desk's read model is made of, and what it keeps of each. The live consumer and a rebuild share this list. */
import { journeySources } from './journey-sources.ts';
import { leadSources } from './lead-sources.ts';
import type { DeskSource } from './source.ts';

export const deskSources: readonly DeskSource[] = [...leadSources, ...journeySources];
