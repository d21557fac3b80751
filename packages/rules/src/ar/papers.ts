import type { Sayings } from '../translate.ts';

/** The two papers of a plan: the table of benefits, and the summary of its wording. */
export const papersInArabic: Sayings = {
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
};
