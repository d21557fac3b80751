import { formPaths } from '../../../../contract/forms.ts';
import type { Bff } from '../../../parts.ts';
import type { Form } from '../../forms/form.ts';
import {
  clearComparedForm,
  comparePlansForm,
  toggleComparedForm,
} from '../../plan-list/compare-forms.ts';
import { medicalList } from './list-form.ts';

export function medicalCompareForms(bff: Bff): Form[] {
  return [
    toggleComparedForm(bff, medicalList, formPaths.toggleCompared),
    clearComparedForm(bff, medicalList, formPaths.clearCompared),
    comparePlansForm(bff, medicalList),
  ];
}
