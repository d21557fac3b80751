import type { Sayings } from '../translate.ts';

/** The two papers of a plan: the table of benefits, and the summary of its wording. */
export const papersInArabic = {
  Benefit: 'الميزة',
  Limit: 'الحد',
  'You pay': 'تدفع أنت',
  'Waiting period': 'فترة الانتظار',
  'How to read this table': 'كيف تقرأ هذا الجدول',
  'Amounts are for one person and one policy year unless they say otherwise.':
    'المبالغ لشخص واحد ولسنة وثيقة واحدة ما لم يُذكر غير ذلك.',
  'Where a benefit names no share, you pay the share of the visit, medicine, test or hospital stay that it takes.':
    'إذا لم تُذكر حصة للميزة، تدفع حصة الزيارة أو الدواء أو الفحص أو الإقامة في المستشفى التي تتطلبها.',

  'About this summary': 'عن هذا الملخص',
  'This is a summary of {plan}. It is not the policy: the policy wording of {insurer} decides.':
    'هذا ملخص لوثيقة {plan}. وهو ليس الوثيقة نفسها: المرجع هو نص وثيقة {insurer}.',
  'The insurer, the plan and all amounts are invented and illustrative.':
    'شركة التأمين والوثيقة وجميع المبالغ متخيَّلة وللتوضيح فقط.',
  'What is insured': 'ما المؤمَّن عليه',
  '{insurer} pays for treatment that an insured person needs, up to {limit} in a policy year.':
    'تدفع {insurer} تكاليف العلاج الذي يحتاج إليه الشخص المؤمَّن عليه، حتى {limit} في سنة الوثيقة.',
  'Area of cover:': 'نطاق التغطية:',
  'What the benefits mean': 'معنى المزايا',
  'Who may hold it': 'من يمكنه الحصول عليها',
  'The insured person': 'الشخص المؤمَّن عليه',
  Yourself: 'أنت',
  'Family members whom you sponsor': 'أفراد عائلتك الذين تكفلهم',
  'Domestic workers whom you sponsor': 'عمال المنزل الذين تكفلهم',
  'An employee of yours': 'موظف لديك',
  'Holders of an investor or partner visa': 'حاملو تأشيرة مستثمر أو شريك',
  'Residence visa of': 'تأشيرة إقامة صادرة من',
  Conditions: 'الشروط',
  Exclusions: 'الاستثناءات',
  'Treatment outside the area of cover': 'العلاج خارج نطاق التغطية',
  'Treatment that is not needed for health, such as cosmetic work':
    'العلاج الذي لا تستدعيه الصحة، مثل الأعمال التجميلية',
  'Further exclusions': 'استثناءات أخرى',
  'As listed in the policy wording': 'كما وردت في نص الوثيقة',
  'Waiting periods': 'فترات الانتظار',
  'No benefit of this plan has a waiting period.': 'لا فترة انتظار لأي ميزة من مزايا هذه الوثيقة.',
  'How to claim': 'كيف تطالب',
  'In the network: show your Emirates ID. The place sends its bill to {tpa}, and you pay only your own share.':
    'داخل الشبكة: أبرز هويتك الإماراتية. ترسل الجهة فاتورتها إلى {tpa}، وتدفع أنت حصتك فقط.',
  'Outside the network: pay first, then send the bill and the medical report to {tpa}. Paid back: {share}':
    'خارج الشبكة: ادفع أولًا، ثم أرسل الفاتورة والتقرير الطبي إلى {tpa}. يُردّ إليك: {share}',
  'Outside the network nothing is paid back, unless a life was in danger.':
    'خارج الشبكة لا يُردّ شيء، إلا إذا كانت حياة في خطر.',
  'In an emergency go to the nearest hospital.': 'في الطوارئ توجّه إلى أقرب مستشفى.',
  Cancellation: 'الإلغاء',
  'Write to us or to the insurer. What is paid back follows the table in the policy wording, and often nothing is after a claim.':
    'اكتب إلينا أو إلى شركة التأمين. يُردّ المبلغ وفق الجدول الوارد في نص الوثيقة، وكثيرًا ما لا يُردّ شيء بعد مطالبة.',
  'A residence visa asks for cover: have the next policy before this one ends.':
    'تأشيرة الإقامة تتطلب تغطية: احصل على الوثيقة التالية قبل انتهاء هذه.',
  Complaints: 'الشكاوى',
  'Complain to the insurer or to us, on the page “Make a complaint”. We acknowledge a complaint within 48 hours.':
    'قدّم شكواك إلى شركة التأمين أو إلينا في صفحة «تقديم شكوى». نؤكد استلام الشكوى خلال 48 ساعة.',
  'If it is not settled within 30 calendar days you may turn to Sanadak (sanadak.gov.ae), the ombudsman under the Central Bank of the UAE, where Sanadak is competent for the insurer or for us. That is free.':
    'إذا لم تُحلّ خلال 30 يومًا تقويميًا فلك أن تلجأ إلى «سندك» (sanadak.gov.ae)، وحدة تسوية المنازعات التابعة لمصرف الإمارات العربية المتحدة المركزي، حيث تختص بشركة التأمين أو بنا. وهذا مجاني.',

  // Of a motor plan: the table of cover, and the summary of its wording
  'Kind of cover': 'نوع التغطية',
  Applies: 'ينطبق',
  Seats: 'المقاعد',
  'Insured value of the car': 'قيمة السيارة المؤمَّن عليها',
  'Or, for a higher premium': 'أو مقابل قسط أعلى',
  'Any value': 'أي قيمة',
  'Above {amount}': 'أكثر من {amount}',
  '{amount} or nothing': '{amount} أو لا شيء',
  'Add-on': 'تغطية إضافية',
  'Add-ons': 'التغطيات الإضافية',
  'What it pays': 'ما تدفعه',
  Price: 'السعر',
  '{amount} a passenger': '{amount} لكل راكب',
  'Damage to your own car is not covered, so there is no deductible.':
    'الأضرار التي تلحق بسيارتك غير مشمولة، فلا مبلغ تحمّل.',
  'A deductible is your part of each claim for damage to your own car. The insurer pays the rest.':
    'مبلغ التحمّل هو ما تدفعه أنت من كل مطالبة عن ضرر بسيارتك. وتدفع شركة التأمين الباقي.',
  'Amounts of add-ons are for one policy, before 5 % VAT.':
    'مبالغ التغطيات الإضافية لوثيقة واحدة، قبل ضريبة القيمة المضافة 5%.',
  '{insurer} pays for damage to your car, up to its insured value, and for what you owe to others after an accident.':
    'تدفع {insurer} تكاليف الأضرار التي تلحق بسيارتك، حتى قيمتها المؤمَّن عليها، وما يترتب عليك للغير بعد حادث.',
  '{insurer} pays for what you owe to others after an accident. Damage to your own car stays with you.':
    'تدفع {insurer} ما يترتب عليك للغير بعد حادث. أما أضرار سيارتك فتتحملها أنت.',
  'What the covers mean': 'معنى التغطيات',
  'Who may drive': 'من يمكنه القيادة',
  'The driver': 'السائق',
  'You, and whoever drives with your permission': 'أنت، وكل من يقود بإذنك',
  Licence: 'رخصة القيادة',
  'Valid in the UAE for this kind of vehicle': 'سارية في الإمارات لهذا النوع من المركبات',
  'Youngest driver with a price online': 'أصغر سائق له سعر على الموقع',
  'Which cars': 'أي السيارات',
  'Registered in': 'مسجّلة في',
  'Oldest car': 'أقدم سيارة',
  'Built for': 'مصنوعة لسوق',
  'The GCC or another market': 'دول الخليج أو سوق أخرى',
  'The GCC only': 'دول الخليج فقط',
  'In a garage of the insurer': 'في ورشة شركة التأمين',
  'In a garage of the insurer; at the agency up to {n} years, if chosen':
    'في ورشة شركة التأمين؛ وفي الوكالة حتى عمر {n} سنوات إن اخترت ذلك',
  'Racing and speed tests': 'السباقات واختبارات السرعة',
  'Driving for hire, such as a taxi or deliveries': 'القيادة بأجر، كسيارة أجرة أو للتوصيل',
  'Driving without a valid licence or under the influence':
    'القيادة بلا رخصة سارية أو تحت تأثير الكحول أو المخدرات',
  'Wear and mechanical failure': 'التآكل والأعطال الميكانيكية',
  'Call the police at once and keep their report: without it no claim is settled and no workshop may repair the car.':
    'اتصل بالشرطة فورًا واحتفظ بتقريرها: من دونه لا تُسوّى أي مطالبة ولا يجوز لأي ورشة إصلاح السيارة.',
  'Tell {insurer} as soon as you can, with the report, your licence and the registration card of the car.':
    'أبلغ {insurer} في أقرب وقت، ومعك التقرير ورخصة القيادة وبطاقة تسجيل السيارة.',
  'The insurer names the workshop. You pay the deductible there where the accident was your fault or nobody else can be found.':
    'تحدّد شركة التأمين الورشة. وتدفع فيها مبلغ التحمّل إذا كنت المتسبب في الحادث أو تعذّر معرفة المتسبب.',
  'The other side claims from the insurer. You pay nothing of it unless the policy lets the insurer ask it back.':
    'يطالب الطرف الآخر شركة التأمين. ولا تدفع أنت منها شيئًا إلا إذا أجازت الوثيقة للشركة الرجوع عليك.',
  'The car may not be on the road without cover: have the next policy before this one ends.':
    'لا يجوز أن تسير السيارة بلا تأمين: احصل على الوثيقة التالية قبل انتهاء هذه.',
} as const satisfies Sayings;
