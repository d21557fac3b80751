/** Configuration is read once, at the top of a process, validated, and handed down; nothing else looks at the environment. */
import { z } from 'zod';

export type Environment = Readonly<Record<string, string | undefined>>;

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

/**
 * Empty text counts as not set, so that `PORT= npm start` means the default. Throws ConfigError naming each setting that
 * is missing or wrong and, when the schema describes it (`.describe` as its last word), what it takes. Never the value
 * that was given: it may be a secret.
 */
export function readConfig<T extends z.ZodType>(schema: T, env: Environment): z.output<T> {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  throw new ConfigError(
    parsed.error.issues.map((issue) => {
      const name = String(issue.path[0] ?? '');
      return {
        setting: issue.path.join('.') || '(all)',
        problem: problemOf(issue.message, name in given, descriptionOf(schema, name)),
      };
    }),
  );
}

function problemOf(message: string, isGiven: boolean, takes: string | undefined): string {
  if (takes === undefined) return message;
  return isGiven ? `takes ${takes} (${message})` : `is missing; it takes ${takes}`;
}

function descriptionOf(schema: z.ZodType, name: string): string | undefined {
  const field: unknown = schema instanceof z.ZodObject ? schema.shape[name] : undefined;
  return field instanceof z.ZodType ? field.description : undefined;
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
