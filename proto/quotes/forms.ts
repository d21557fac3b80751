/** One event in all the forms in which logs hold it: as it is raised now, and as it was raised before. */
import type { DescMessage, Message, MessageShape } from '@bufbuild/protobuf';

export interface EventForms<S extends DescMessage = DescMessage> {
  /** As it is raised. */
  schema: S;
  /** Not raised any more, and readable for ever. */
  earlier: readonly EarlierForm<S>[];
}

export interface EarlierForm<S extends DescMessage> {
  schema: DescMessage;
  /** What the event would be if it were raised now. */
  lift: (data: Message) => MessageShape<S>;
}

export function earlierForm<Old extends DescMessage, New extends Message>(
  schema: Old,
  lift: (data: MessageShape<Old>) => New,
) {
  return { schema, lift: lift as (data: Message) => New };
}

/**
 * Beside the event's own fields: paths that made links work, which only events from before `link` hold. They are no part of
 * the event as it is raised, because a log must open nothing.
 */
export interface EarlierPaths {
  returnPath?: string;
  reportPath?: string;
}

export function withPaths<T extends object>(data: T, paths: EarlierPaths): T & EarlierPaths {
  const held = Object.entries(paths).filter(([, path]) => path !== '');
  return Object.assign(data, Object.fromEntries(held));
}
