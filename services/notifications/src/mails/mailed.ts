/** An event as its mail is made of: with the paths of its links, derived just before, or held by an event from before `link`. */
import type { EarlierPaths } from '@muqarin/proto/quotes';

export type Mailed<T> = T & EarlierPaths;
