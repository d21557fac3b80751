import { medicalPaths } from '../../../../contract/medical/pages.ts';
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
    toggleComparedForm(bff, medicalList, medicalPaths.toggleCompared),
    clearComparedForm(bff, medicalList, medicalPaths.clearCompared),
    comparePlansForm(bff, medicalList),
  ];
}
