import {
  type ChoiceControl,
  type Control,
  heldIn,
  type SelectControl,
  type TextControl,
} from '@muqarin/rules/questions/control';
import { Fragment, type ReactNode } from 'react';
import { PrivacyLink } from '@/components/content/privacy-link.tsx';
import { ChoiceCard } from '@/components/ui/choice-card.tsx';
import fieldCss from '@/components/ui/field.module.css';
import { describedBy, Field, FieldGroup } from '@/components/ui/field.tsx';
import { PhoneField } from '@/components/ui/phone-field.tsx';
import { Select } from '@/components/ui/select.tsx';
import { TextField } from '@/components/ui/text-field.tsx';
import { messageOf } from '@/lib/field-names.ts';
import { say } from '@/lib/reader.ts';
import { type Asked, choicesOf, focusIn, idIn } from './asked.ts';
import { DateField } from './date-field.tsx';
import { Honeypot } from './honeypot.tsx';
import { Stepper } from './stepper.tsx';
import stepCss from './steps.module.css';

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
      if (!contact) return null;
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
      if (control.name === 'rights' && contact) return <PrivacyLink text={contact.rights} />;
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
    id: idIn(asked, name),
    label: asked.text(control.label),
    hint: control.hint === undefined ? undefined : asked.text(control.hint),
    error: messageOf(asked.errors, name),
  };
  const held = asked.typed[name] ?? heldIn<Draft>(control, asked.draft) ?? control.preset;
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
  const line = (
    <TextField
      name={name}
      {...field}
      {...attributes}
      defaultValue={held}
      data-sum-of={control.sumOf?.join(' ')}
    />
  );
  if (!control.stepped) return line;
  const { fewer, more } = control.stepped;
  return (
    <Stepper fewer={asked.text(fewer)} more={asked.text(more)}>
      {line}
    </Stepper>
  );
}

function SelectField<Draft extends object>({
  control,
  asked,
}: ControlProps<SelectControl<Draft>, Draft>) {
  const { name } = control;
  const id = idIn(asked, name);
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
        {...focusIn(asked, name)}
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
  const id = idIn(asked, name);
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
