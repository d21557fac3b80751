import type { corporateMessages } from '../messages-corporate.ts';

/** `messages-corporate.ts` in Arabic. */
export const corporateMessagesInArabic: Readonly<Record<keyof typeof corporateMessages, string>> = {
  categorySum: 'لا يتطابق العدد الإجمالي للأعضاء مع مجموع أعداد الأعضاء في الفئات.',
  employeesAboveMembers: 'يجب ألا يتجاوز العدد الإجمالي للموظفين العدد الإجمالي للأعضاء.',
  salaryBandSum: 'لا يتطابق العدد الإجمالي للأعضاء مع مجموع أعداد شرائح الرواتب.',
  ageBandSum: 'لا يتطابق العدد الإجمالي للأعضاء مع مجموع أعداد الفئات العمرية.',
  marriedFemales: 'يجب ألا يتجاوز عدد المتزوجات العدد الإجمالي للأعضاء.',
  compareAtMostFour: 'يمكنك مقارنة أربع وثائق فقط في المرة الواحدة',
  compareSameCategory: 'يمكنك مقارنة وثائق الفئة نفسها فقط!!',
  compareCategoriesAtMostFour: 'يمكنك مقارنة 4 منتجات فقط في المرة الواحدة.',
  proposalAtMostThree: 'يمكنك اختيار 3 منتجات كحد أقصى من كل فئة في العرض.',
  proposalEmpty: 'لم تُضف أي وثائق إلى العرض...',
  proposalIncomplete: 'لم تختر منتجات لجميع الفئات المقابلة لكل خيار في العرض.',
  noPlansSelected: 'لم تُختر أي وثائق!!',
  select: 'اختيار',
  changePlan: 'تغيير الوثيقة',
  selectPlan: 'اختر وثيقة',
  emptyPremium: '000',
  sendingQuote: 'جارٍ الإنشاء',
  quoteSent: 'تم',
  quoteFailed: 'يرجى المحاولة مرة أخرى!',
  membersNotUpdated:
    "لم تُحدّث بيانات أعضاء هذه الفئة. يرجى الضغط على 'تعديل بيانات الأعضاء' وإدخال البيانات الصحيحة لمجموعتك للحصول على القسط الدقيق للمنتج في هذه الفئة.",
  invalidCensus: 'يرجى رفع كشف موظفين صالح.',
  invalidTradeLicense: 'يرجى رفع رخصة تجارية صالحة.',
  enterEmployeeCount: 'يرجى إدخال عدد الموظفين.',
  enterCategoryCount: 'يرجى إدخال عدد موظفي الفئة {letter}.',
  tooManyEmployees: 'تضم المجموعة هنا 50,000 موظف كحد أقصى. يرجى الاتصال بنا لمجموعة أكبر.',
  tooManyCategories: 'تضم المجموعة 52 فئة كحد أقصى.',
};
