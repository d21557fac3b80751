import type { Sayings } from '../translate.ts';
import counted from './counted-prices.json' with { type: 'json' };

/** The lines of a price, what would change it, and the words of lists and papers that the BFF composes. */
export const pricesInArabic = {
  ...counted,
  'Member {n}': 'العضو {n}',
  'Base rate': 'السعر الأساسي',
  'girl, {ages}': 'فتاة، {ages}',
  'boy, {ages}': 'فتى، {ages}',
  'woman, {ages}': 'امرأة، {ages}',
  'man, {ages}': 'رجل، {ages}',
  '{n} and over': '{n} فأكثر',
  '{n} to {n2}': 'من {n} إلى {n2}',
  married: 'متزوجة',
  'Maternity cover': 'تغطية الأمومة',
  'Dubai patient-support levy': 'رسم دعم المرضى في دبي',
  '{a} + {b}': '\u2068{a}\u2069 + \u2068{b}\u2069',
  'Network “{name}”': 'شبكة «{name}»',
  'You pay {n} % of visits': 'تدفع {n}% من الزيارات',
  'You pay nothing for visits': 'لا تدفع شيئًا عن الزيارات',
  'Treatment prices in Abu Dhabi': 'أسعار العلاج في أبوظبي',
  'Treatment prices in the northern emirates': 'أسعار العلاج في الإمارات الشمالية',
  'Age of the driver': 'عمر السائق',
  'Driving in the UAE': 'القيادة في الإمارات',
  'Claims in the last year': 'المطالبات في السنة الماضية',
  'Years without a claim': 'سنوات بلا مطالبات',
  'Age of the car': 'عمر السيارة',
  'Repair at the agency': 'الإصلاح في الوكالة',
  'Not built for the GCC': 'ليست بمواصفات خليجية',
  'Brand new': 'جديدة تمامًا',
  'Coupe or convertible': 'كوبيه أو مكشوفة',
  'Registered outside Dubai': 'مسجّلة خارج دبي',
  'Last policy has expired': 'انتهت آخر وثيقة',
  '{n} % of {value}': '{n}% من {value}',
  electric: 'كهربائية',
  '{count}, × {n}': '{count}، \u2066× {n}\u2069',
  'Deductible of {amount}': 'مبلغ تحمّل {amount}',
  'No deductible': 'بلا مبلغ تحمّل',
  'Raised to the legal minimum': 'رُفع إلى الحد الأدنى القانوني',
  'no less than {amount}': 'لا يقل عن {amount}',
  'Lowered to the legal maximum': 'خُفض إلى الحد الأقصى القانوني',
  'no more than {amount}': 'لا يزيد على {amount}',
  'Discount of the insurer': 'خصم شركة التأمين',
  '{n} %, not below the legal minimum': '{n}%، بما لا يقل عن الحد الأدنى القانوني',
  'Least premium of the insurer': 'أقل قسط لدى شركة التأمين',
  '{n} %, not below the least premium of the insurer':
    '{n}%، بما لا يقل عن أقل قسط لدى شركة التأمين',
  chosen: 'باختيارك',
  'Promo code {code}': 'الرمز الترويجي {code}',
  '{what}, paid by {insurer}': '{what}، تتحمّله {insurer}',
  '{n} % off': 'خصم {n}%',
  '{a} off': 'خصم {a}',
  '{what}, down to the tariff’s minimum': '{what}، حتى الحد الأدنى للتعرفة',

  'From {day} you rate as {age}: still the same band.':
    'اعتبارًا من {day} تُحسب بعمر {age}: الفئة نفسها.',
  'From {day} person {member} rates as {age}: still the same band.':
    'اعتبارًا من {day} يُحسب الشخص {member} بعمر {age}: الفئة نفسها.',
  'From {day} you rate as {age}: the net premium is then {netFils}.':
    'اعتبارًا من {day} تُحسب بعمر {age}: يصبح صافي القسط {netFils}.',
  'From {day} person {member} rates as {age}: the net premium is then {netFils}.':
    'اعتبارًا من {day} يُحسب الشخص {member} بعمر {age}: يصبح صافي القسط {netFils}.',
  'From {day} you rate as {age}: this plan has no rate for that age.':
    'اعتبارًا من {day} تُحسب بعمر {age}: ليس لهذه الوثيقة سعر لهذا العمر.',
  'From {day} person {member} rates as {age}: this plan has no rate for that age.':
    'اعتبارًا من {day} يُحسب الشخص {member} بعمر {age}: ليس لهذه الوثيقة سعر لهذا العمر.',
  'Without maternity the net premium is {netFils}.': 'من دون الأمومة يكون صافي القسط {netFils}.',
  'In {emirateId} the net premium is {netFils}.': 'في {emirateId} يكون صافي القسط {netFils}.',
  'One more claim-free year saves {savedFils}.': 'سنة إضافية بلا مطالبات توفّر {savedFils}.',
  '{years} claim-free years instead of {now} save {savedFils}.':
    'سنوات بلا مطالبات عددها {years} بدلًا من {now} توفّر {savedFils}.',
  'A deductible of {deductibleFils} costs {moreFils} more.':
    'مبلغ تحمّل {deductibleFils} يزيد السعر {moreFils}.',
  'No deductible at all costs {moreFils} more.': 'عدم وجود مبلغ تحمّل يزيد السعر {moreFils}.',
  'Repair at a workshop instead of the agency saves {savedFils}.':
    'الإصلاح في كراج بدل الوكالة يوفّر {savedFils}.',
  'Repair at the agency costs {moreFils} more.': 'الإصلاح في الوكالة يزيد السعر {moreFils}.',
  'Insured for {valueFils}, the net premium is {netFils}.':
    'بقيمة تأمينية {valueFils} يكون صافي القسط {netFils}.',
  'A driver of {age} pays {savedFils} less.': 'سائق بعمر {age} يدفع أقل بمقدار {savedFils}.',
  'This premium is at the legal minimum: no discount can lower it.':
    'هذا القسط عند الحد الأدنى القانوني: لا يمكن لأي خصم أن يخفضه.',

  'This is the least premium of the insurer: no discount of its own can lower it.':
    'هذا أقل قسط لدى شركة التأمين: لا يمكن لخصم منها أن يخفضه.',

  // Said of plans beside what their catalogue says
  'Claims handled by': 'تتولى المطالبات',
  Network: 'الشبكة',
  'Annual limit': 'الحد السنوي',
  'Outpatient visits': 'زيارات العيادة',
  'Dental and optical': 'الأسنان والبصريات',
  'Up to AED 4,000 a month': 'حتى 4,000 درهم شهريًا',
  'Above AED 4,000 a month': 'أكثر من 4,000 درهم شهريًا',
  'Any salary': 'أي راتب',
  Included: 'مشمول',
  'Not covered': 'غير مشمول',
  None: 'لا يوجد',
  Nothing: 'لا شيء',
  'Up to the annual limit': 'حتى الحد السنوي',
  'Up to {a}': 'حتى {a}',
  'Up to {a} a year': 'حتى {a} في السنة',
  'Declared conditions may add a loading. You will see it before you pay.':
    'قد تضيف الحالات المصرَّح بها زيادة إلى القسط. ستراها قبل الدفع.',
  'Who may buy it': 'من يحق له شراؤها',
  'No condition': 'بلا شرط',
  'What you pay yourself for each damage claim that is your fault.':
    'ما تدفعه بنفسك عن كل مطالبة ضرر تكون أنت المتسبب فيها.',

  // Who and what a quote is for
  '1 person, born {day}, {emirate}': 'شخص واحد، مواليد {day}، {emirate}',
  '1 person, {emirate}': 'شخص واحد، {emirate}',
  '{emirate}, driver born {day}, {n} year without a claim':
    '{emirate}، السائق مواليد {day}، سنة بلا مطالبات',
  '{emirate}, driver born {day}, {n} years without a claim':
    '{emirate}، السائق مواليد {day}، سنوات بلا مطالبات: {n}',
  '{emirate}, driver born {day}, 5 or more years without a claim':
    '{emirate}، السائق مواليد {day}، 5 سنوات أو أكثر بلا مطالبات',
  '{emirate}, driver born {day}': '{emirate}، السائق مواليد {day}',

  // Comparison and papers
  'Premium before discount': 'القسط قبل الخصم',
  Discount: 'الخصم',
  'Add-ons you chose': 'التغطيات الإضافية التي اخترتها',
  Deductible: 'مبلغ التحمّل',
  Repair: 'الإصلاح',
  Cover: 'التغطية',
  'No own damage cover': 'لا تغطية لأضرار سيارتك',
  'At the agency': 'في الوكالة',
  'At an approved garage': 'في كراج معتمد',
  'Your medical plans': 'وثائق التأمين الصحي لك',
  'Your motor plans': 'وثائق تأمين سيارتك',
  'Plans for your business': 'وثائق التأمين لشركتك',
  Insurance: 'التأمين',
  'Per year': 'في السنة',
  'As the law sets': 'كما يحدده القانون',
  'Up to the sum insured': 'حتى مبلغ التأمين',
  'Up to the contract value': 'حتى قيمة العقد',
  'Your motor plan': 'وثيقة تأمين سيارتك',
  '{n} motor plans compared': 'مقارنة وثائق تأمين السيارات ({n})',
  '{n} plans compared': 'مقارنة الوثائق ({n})',
  '{who}. Prices hold until {day}.': '{who}. تسري الأسعار حتى {day}.',
  '{car}, insured for {value}. {who}. Prices hold until {day}.':
    '{car}، القيمة التأمينية {value}. {who}. تسري الأسعار حتى {day}.',
  'Per person per year': 'للشخص الواحد في السنة',
  Plan: 'الوثيقة',
  Price: 'السعر',
  'Net premium': 'صافي القسط',
  'Net premium with add-ons': 'صافي القسط مع التغطيات الإضافية',
  'VAT 5 %': 'ضريبة القيمة المضافة 5%',
  'You pay the insurer': 'تدفع لشركة التأمين',
  'What each plan assumes': 'ما تفترضه كل وثيقة',
  'What makes the price': 'مكوّنات السعر',
  'How the price of {name} is made': 'كيف حُسب سعر {name}',
  'Where you can go': 'أين تتلقى العلاج',
  'What you pay yourself': 'ما تدفعه بنفسك',
  'The plan': 'الوثيقة',
  'Insurer, who carries the risk': 'شركة التأمين، التي تتحمّل الخطر',
  Excess: 'مبلغ التحمّل',
  'Rates of': 'أسعار بتاريخ',
  'Good to know': 'من المفيد أن تعرف',
  'Muqarin compares and arranges cover. It does not carry the risk and never holds your money: you pay the insurer named on the plan. All insurers, plans and prices are illustrative.':
    'مقارن يقارن بين وثائق التأمين ويرتّب لك التغطية. لا يتحمّل الخطر ولا يحتفظ بأموالك أبدًا: أنت تدفع لشركة التأمين المذكورة في الوثيقة. جميع شركات التأمين والوثائق والأسعار للتوضيح فقط.',
} as const satisfies Sayings;
