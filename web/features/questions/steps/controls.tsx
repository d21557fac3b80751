import type { CivilDate } from '@muqarin/rules/dates';
import {
  type ChoiceControl,
  type Control,
  heldIn,
  type Option,
  type Options,
  type SelectControl,
  type TextControl,
} from '@muqarin/rules/questions/control';
import { Fragment, type ReactNode } from 'react';
import { PrivacyLink } from '@/components/content/privacy-link.tsx';
import { ChoiceCard } from '@/components/ui/choice-card.tsx';
import fieldCss from '@/components/ui/field.module.css';
import { describedBy, Field, FieldGroup } from '@/components/ui/field.tsx';
import { PhoneField, type PhoneTexts } from '@/components/ui/phone-field.tsx';
import { Select } from '@/components/ui/select.tsx';
import { TextField } from '@/components/ui/text-field.tsx';
import { controlId, messageOf, type NamedError } from '@/lib/field-names.ts';
import type { Fields } from '@/lib/post-form.ts';
import { say } from '@/lib/reader.ts';
import type { Choice } from './choices.tsx';
import { DateField } from './date-field.tsx';
import { Honeypot } from './honeypot.tsx';
import stepCss from './steps.module.css';

/** What a page knows that asks. */
export interface Asked<Draft> {
  draft: Draft;
  /** What was typed and refused. */
  typed: Fields;
  errors: readonly NamedError[];
  /** The line's text of a key. */
  text: (key: string) => string;
  contact: PhoneTexts & { rights: string };
  /** Of a page with dates, or with lists that follow them. */
  today?: CivilDate;
  /** What the page brings, by name: `null` while it comes, 'failed' when it did not. */
  lists?: Readonly<Record<string, readonly Option[] | null | 'failed'>>;
  /** Stands where a list does not. */
  waiting?: ReactNode;
  /** What only this line has, by the control's name. */
  own?: Readonly<Record<string, ReactNode>>;
}

interface ControlsProps<Draft extends object> {
  of: readonly Control<Draft>[];
  asked: Asked<Draft>;
}

/** The controls of a page, one below the other. */
export function Controls<Draft extends object>({ of, asked }: ControlsProps<Draft>) {
  return of.map((control) => (
    <Fragment key={control.name}>{drawn<Draft>(control, asked)}</Fragment>
  ));
}

function drawn<Draft extends object>(control: Control<Draft>, asked: Asked<Draft>): ReactNode {
  const { draft, typed, contact } = asked;
  switch (control.kind) {
    case 'choice':
      return <CardGroup control={control} asked={asked} />;
    case 'select':
      return <SelectField control={control} asked={asked} />;
    case 'text':
    case 'area':
      return <TextLine control={control} asked={asked} />;
    case 'date':
      return <DateField control={control} asked={asked} />;
    case 'fixed':
      return <input type="hidden" name={control.name} value={control.fixed} />;
    case 'phone': {
      const { name } = control;
      const held = control.contact(draft) ?? {};
      const phone = typed[name] ?? held.phone;
      return (
        <PhoneField
          name={name}
          texts={contact}
          given={{ ...held, ...typed, ...(phone === undefined ? {} : { phone }) }}
          error={messageOf(asked.errors, name, 'dial_code', 'dialCode', 'fullNumber')}
        />
      );
    }
    case 'own':
      if (control.name === 'rights') return <PrivacyLink text={contact.rights} />;
      if (control.name === 'honeypot') return <Honeypot />;
      return asked.own?.[control.name];
    default:
      return null;
  }
}

interface ControlProps<Kind, Draft> {
  control: Kind;
  asked: Asked<Draft>;
}

function TextLine<Draft extends object>({
  control,
  asked,
}: ControlProps<TextControl<Draft>, Draft>) {
  const { name, kind, typed: attributes } = control;
  const field = {
    id: controlId(name),
    label: asked.text(control.label),
    hint: control.hint === undefined ? undefined : asked.text(control.hint),
    error: messageOf(asked.errors, name),
  };
  const held = asked.typed[name] ?? heldIn<Draft>(control, asked.draft);
  if (kind === 'area') {
    return (
      <Field {...field}>
        <textarea
          id={field.id}
          name={name}
          className={fieldCss.input}
          {...attributes}
          defaultValue={held}
          aria-invalid={field.error ? true : undefined}
          aria-describedby={describedBy(field.id, field.hint, field.error)}
        />
      </Field>
    );
  }
  const line = <TextField name={name} {...field} {...attributes} defaultValue={held} />;
  return control.short ? <div className={stepCss.short}>{line}</div> : line;
}

function SelectField<Draft extends object>({
  control,
  asked,
}: ControlProps<SelectControl<Draft>, Draft>) {
  const { name } = control;
  const id = controlId(name);
  const options = choicesOf(control.options, asked);
  if (options === null) return asked.waiting;
  const hint = control.hint === undefined ? undefined : asked.text(control.hint);
  const error = messageOf(asked.errors, name);
  return (
    <Field id={id} label={asked.text(control.label)} hint={hint} error={error}>
      <Select
        id={id}
        name={name}
        defaultValue={asked.typed[name] ?? heldIn<Draft>(control, asked.draft) ?? ''}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, hint, error)}
      >
        <option value="">{asked.text('choose')}</option>
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {say(option.label)}
          </option>
        ))}
      </Select>
    </Field>
  );
}

/** Short answers inside a longer form. */
function CardGroup<Draft extends object>({
  control,
  asked,
}: ControlProps<ChoiceControl<Draft>, Draft>) {
  const { name } = control;
  const id = controlId(name);
  const chosen = asked.typed[name] ?? heldIn<Draft>(control, asked.draft);
  return (
    <FieldGroup
      id={`${id}-group`}
      label={asked.text(control.label ?? '')}
      error={messageOf(asked.errors, name)}
    >
      <div className={stepCss.two}>
        {choicesOf(control.options, asked)?.map((option, i) => (
          <ChoiceCard
            key={option.id}
            compact
            id={i === 0 ? id : `${id}-${i + 1}`}
            name={name}
            value={option.id}
            label={option.label}
            defaultChecked={option.id === chosen}
          />
        ))}
      </div>
    </FieldGroup>
  );
}

/** The options in words; null while they are not here. */
export function choicesOf<Draft>(options: Options<Draft>, asked: Asked<Draft>): Choice[] | null {
  const { draft, today, text, lists } = asked;
  if (typeof options === 'function') return today ? options(draft, today).map(choice) : null;
  const rows = typeof options === 'string' ? (lists?.[options] ?? null) : options;
  return rows === null || rows === 'failed' ? null : rows.map(choice);

  function choice({ id, name, text: key = '', hint, hintText, also }: Option): Choice {
    return {
      id: String(id),
      label: name ?? text(key),
      hint: hintText === undefined ? hint : text(hintText),
      also,
    };
  }
}
