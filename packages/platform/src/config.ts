/** Configuration is read once, at the top of a process, validated, and handed down; nothing else looks at the environment. */
import { z } from 'zod';

export class ConfigError extends Error {
  readonly settings: readonly string[];

  constructor(problems: readonly { setting: string; problem: string }[]) {
    super(
      `These settings are not right:\n${problems.map((p) => `  ${p.setting}: ${p.problem}`).join('\n')}`,
    );
    this.name = 'ConfigError';
    this.settings = problems.map((p) => p.setting);
  }
}

/** Empty text counts as not set, so that `PORT= npm start` means the default. Throws ConfigError naming each setting. */
export function readConfig<T extends z.ZodType>(
  schema: T,
  env: Readonly<Record<string, string | undefined>>,
): z.output<T> {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  throw new ConfigError(
    parsed.error.issues.map((issue) => ({
      setting: issue.path.join('.') || '(all)',
      problem: issue.message,
    })),
  );
}

/** "1", "true", "on", "yes" and their opposites. */
export const Switch = z.union([
  z.boolean(),
  z
    .string()
    .toLowerCase()
    .refine((text) => ['1', 'true', 'on', 'yes', '0', 'false', 'off', 'no'].includes(text), {
      error: 'expected on or off',
    })
    .transform((text) => ['1', 'true', 'on', 'yes'].includes(text)),
]);
