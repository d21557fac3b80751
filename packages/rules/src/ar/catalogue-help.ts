import type { Sayings } from '../translate.ts';

/** The explanations of the catalogues, shown beside what they explain. */
export const catalogueHelpInArabic: Sayings = {
  'Antenatal visits, birth and complications for the insured mother. Many plans start it after some months.':
    'زيارات الحمل والولادة والمضاعفات للأم المؤمَّن عليها. تبدأ في كثير من الوثائق بعد أشهر.',
  'Check-ups, fillings, extractions and root canals up to the amount shown. Cosmetic work is not covered.':
    'الفحص والحشوات والخلع وعلاج الجذور حتى المبلغ المبيّن. لا تُشمل الأعمال التجميلية.',
  'An eye test and glasses or lenses up to the amount shown, once a policy year.':
    'فحص النظر ونظارة أو عدسات حتى المبلغ المبيّن، مرة في سنة الوثيقة.',
  'Sessions that a doctor has prescribed, counted per policy year.':
    'جلسات يصفها الطبيب، تُحسب في سنة الوثيقة.',
  'Visits to a psychologist or psychiatrist and the medicines they prescribe.':
    'زيارات الأخصائي أو الطبيب النفسي والأدوية التي يصفها.',
  'The vaccinations of the national schedule for children.': 'تطعيمات البرنامج الوطني للأطفال.',
  'A preventive check-up once a year without being ill.': 'فحص وقائي مرة في السنة من دون مرض.',
  'A doctor by video or phone, without an extra charge.':
    'طبيب بالفيديو أو الهاتف من دون رسوم إضافية.',
  'Chiropractic, osteopathy, acupuncture, Ayurveda and homeopathy with licensed practitioners.':
    'تقويم العمود الفقري والعظام والوخز بالإبر والأيورفيدا والمعالجة المثلية لدى ممارسين مرخصين.',
  'Treatment, or at least emergencies, in the countries that the plan names.':
    'العلاج، أو الطوارئ على الأقل، في الدول التي تذكرها الوثيقة.',
  'A specialist abroad looks at your file before a large treatment.':
    'يراجع أخصائي في الخارج ملفك قبل علاج كبير.',
  'Brings a person home after death or when treatment at home is needed.':
    'إعادة الشخص إلى وطنه بعد الوفاة أو عند الحاجة إلى العلاج هناك.',
  'You pay no fixed amount before a hospital stay. A share in percent may still apply.':
    'لا تدفع مبلغًا ثابتًا قبل الإقامة في المستشفى. وقد تُطبَّق نسبة تحمّل.',
  'A visit to a doctor in the network costs you nothing.': 'زيارة طبيب في الشبكة لا تكلفك شيئًا.',
  'No waiting period before maternity costs are covered.':
    'لا فترة انتظار قبل تغطية تكاليف الأمومة.',
  'A hospital room for one person.': 'غرفة مستشفى لشخص واحد.',
  'Conditions you already have are covered from the first day if you declare them, up to the amount shown.':
    'تُشمل الحالات التي لديك من اليوم الأول إذا صرّحت بها، حتى المبلغ المبيّن.',
  'The plan has a price for people older than {n}.': 'للوثيقة سعر لمن تجاوز {n} عامًا.',
  'The network includes places in the GCC or further away.':
    'تضم الشبكة أماكن في دول الخليج أو أبعد منها.',
  'A low-cost plan that meets the minimum cover asked for with a residence visa.':
    'وثيقة منخفضة التكلفة تستوفي الحد الأدنى المطلوب لتأشيرة الإقامة.',

  'The clinics and hospitals that send their bill straight to the insurer.':
    'العيادات والمستشفيات التي ترسل فاتورتها مباشرة إلى شركة التأمين.',
  'Where planned treatment is covered.': 'حيث يُشمل العلاج المخطط له.',
  'The company that approves treatment and pays claims for the insurer.':
    'الشركة التي توافق على العلاج وتدفع المطالبات نيابةً عن شركة التأمين.',
  'You show your Emirates ID and pay only your own share.': 'تُبرز هويتك الإماراتية وتدفع حصتك فقط.',
  'What you get back when you choose a place outside the network and send the bill in.':
    'ما تستردّه إذا اخترت مكانًا خارج الشبكة وأرسلت الفاتورة.',
  'What is covered while you travel or live abroad.': 'ما يُشمل أثناء السفر أو الإقامة في الخارج.',
  'Your share of a visit to a doctor without staying overnight.':
    'حصتك من زيارة الطبيب من دون مبيت.',
  'Your share of prescribed medicines.': 'حصتك من الأدوية الموصوفة.',
  'Your share of blood tests, X-ray, ultrasound, CT and MRI.':
    'حصتك من تحاليل الدم والأشعة السينية والموجات فوق الصوتية والأشعة المقطعية والرنين المغناطيسي.',
  'Your share of the bill when you stay in hospital.': 'حصتك من الفاتورة عند الإقامة في المستشفى.',
  'A fixed amount that you pay first, each time you stay in hospital.':
    'مبلغ ثابت تدفعه أولًا في كل إقامة بالمستشفى.',
  'The most the insurer pays for one person in a policy year.':
    'أقصى ما تدفعه شركة التأمين عن شخص واحد في سنة الوثيقة.',
  'The kind of room the plan pays for.': 'نوع الغرفة التي تدفع الوثيقة تكلفتها.',
  'A life in danger is treated at the nearest hospital, network or not.':
    'إذا كانت الحياة في خطر فالعلاج في أقرب مستشفى، سواء كان في الشبكة أم لا.',
  'Transport by a licensed ambulance in an emergency.': 'النقل بإسعاف مرخص في حالات الطوارئ.',
  'Antenatal visits and birth, for an insured woman.': 'زيارات الحمل والولادة للمرأة المؤمَّن عليها.',
  'Cover for a baby from birth until it has its own policy.':
    'تغطية المولود منذ الولادة حتى تكون له وثيقته.',
  'Conditions you knew about before the policy starts.': 'حالات كنت تعلم بها قبل بداية الوثيقة.',
  'Long-lasting conditions such as diabetes or high blood pressure.':
    'حالات طويلة الأمد مثل السكري أو ارتفاع ضغط الدم.',
  'Treatment of teeth, without cosmetic work.': 'علاج الأسنان من دون الأعمال التجميلية.',
  'Eye tests, glasses and lenses.': 'فحوص النظر والنظارات والعدسات.',
  'Sessions prescribed by a doctor.': 'جلسات يصفها الطبيب.',
  'Psychologist and psychiatrist.': 'الأخصائي النفسي والطبيب النفسي.',
  'The national schedule for children.': 'البرنامج الوطني للأطفال.',
  'A preventive check-up without being ill.': 'فحص وقائي من دون مرض.',
  'A doctor by video or phone.': 'طبيب بالفيديو أو الهاتف.',
  'Chiropractic, osteopathy, acupuncture, Ayurveda and homeopathy.':
    'تقويم العمود الفقري والعظام والوخز بالإبر والأيورفيدا والمعالجة المثلية.',
  'Another specialist looks at your file before a large treatment.':
    'يراجع أخصائي آخر ملفك قبل علاج كبير.',
  'Bringing a person home.': 'إعادة الشخص إلى وطنه.',

  'Repairs or replacement after an accident, also when it was your fault.':
    'الإصلاح أو الاستبدال بعد حادث، حتى لو كنت المتسبب فيه.',
  'The car burns or is stolen.': 'احتراق السيارة أو سرقتها.',
  'What a court awards to people you injure.': 'ما تحكم به المحكمة لمن تصيبهم.',
  'What you damage that belongs to others.': 'ما تتلفه من ممتلكات الآخرين.',
  'Repairs in the workshop of the make.': 'الإصلاح في ورشة الوكيل.',
  'Floods, storms, hail and earthquakes.': 'الفيضانات والعواصف والبَرَد والزلازل.',
  'Damage away from a made road.': 'أضرار خارج الطرق المعبّدة.',
  'Your own damage is covered in Oman as well.': 'أضرار سيارتك مشمولة في عُمان أيضًا.',
  'Your own damage is covered in all GCC states.': 'أضرار سيارتك مشمولة في كل دول الخليج.',
  'A new windscreen without a deductible.': 'زجاج أمامي جديد من دون مبلغ تحمّل.',
  'Things stolen from or burnt in the car.': 'أشياء سُرقت من السيارة أو احترقت فيها.',
  'New locks and keys when yours are stolen.': 'أقفال ومفاتيح جديدة عند سرقة مفاتيحك.',
  'First treatment of those in your car.': 'الإسعاف الأول لمن في سيارتك.',
  'A new car instead of the value when it is a total loss in its first year.':
    'سيارة جديدة بدل القيمة عند الخسارة الكلية في سنتها الأولى.',
  'Pays you or your family up to AED 200,000 if the driver is injured or dies in an accident.':
    'تدفع لك أو لأسرتك حتى 200,000 درهم إذا أصيب السائق أو توفي في حادث.',
  "Pays each passenger or their family up to AED 200,000. Charged for every seat but the driver's.":
    'تدفع لكل راكب أو لأسرته حتى 200,000 درهم. تُحتسب عن كل مقعد ما عدا مقعد السائق.',
  'A small car for up to {n} days while yours is being repaired after an accident.':
    'سيارة صغيرة لمدة تصل إلى {n} أيام أثناء إصلاح سيارتك بعد حادث.',
  'Towing, flat tyre, empty battery and lost keys, day and night, everywhere in the UAE.':
    'القطر وثقب الإطار ونفاد البطارية وضياع المفاتيح، ليلًا ونهارًا، في كل الإمارات.',
  'What you pay yourself for each damage claim that is your fault.':
    'ما تدفعه بنفسك عن كل مطالبة ضرر تكون أنت المتسبب فيها.',
};
