import { categories, emirates } from '@muqarin/rules/medical/lookups';
import { Choices } from '@/features/questions/steps/choices.tsx';
import { messageOf } from '@/lib/field-names.ts';
import type { StepProps } from './step-props.ts';

/** One answer of a list: the emirate, or whom the cover is for. */
export function ChoiceStep({ place, title, texts, step }: StepProps & { step: ChoiceName }) {
  const { name, options, chosen } = choiceOf(step, place.draft);
  return (
    <Choices
      title={title}
      help={texts[step].help}
      name={name}
      options={options}
      chosen={place.typed[name] ?? chosen}
      error={messageOf(place.errors, name)}
    />
  );
}

type ChoiceName = 'emirate' | 'category';

function choiceOf(step: ChoiceName, draft: StepProps['place']['draft']) {
  if (step === 'category') {
    const options = categories.map(({ id, label, hint }) => ({ id: `${id}`, label, hint }));
    return { name: 'category', options, chosen: draft.category };
  }
  const options = emirates.map(({ id, name }) => ({ id: `${id}`, label: name, hint: undefined }));
  return { name: 'main_emirate', options, chosen: draft.main_emirate?.toString() };
}
