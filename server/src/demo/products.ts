/** `[months, amount in cents]` */
export type DemoPlan = readonly [months: number, amountCents: number];

export interface DemoProduct {
  readonly slug: string;
  readonly title: string;
  /** Only where the name is not the same in Russian. */
  readonly titleRu?: string;
  readonly description: string;
  readonly descriptionRu: string;
  /** Slugs of the services it opens; several make a bundle. */
  readonly services: readonly string[];
  readonly plans: readonly DemoPlan[];
  /** Shown, but not for sale. */
  readonly inactive?: true;
}

/** In the order of the catalogue. */
export const demoProducts: readonly DemoProduct[] = [
  {
    slug: 'askara-pro',
    title: 'Askara Pro',
    description: 'AI assistant for writing, research and everyday questions.',
    descriptionRu: 'ИИ-помощник для текстов, исследований и повседневных вопросов.',
    services: ['askara'],
    plans: [
      [1, 490],
      [3, 1_290],
      [12, 4_400],
    ],
  },
  {
    slug: 'kinovo-premium',
    title: 'Kinovo Premium',
    description: 'Films and series in 4K on up to four screens.',
    descriptionRu: 'Фильмы и сериалы в 4K, до четырёх экранов одновременно.',
    services: ['kinovo'],
    plans: [
      [1, 350],
      [6, 1_890],
      [12, 3_360],
    ],
  },
  {
    slug: 'creator-set',
    title: 'Creator set',
    titleRu: 'Набор автора',
    description: 'Interface design, video editing and image generation in one plan.',
    descriptionRu: 'Дизайн интерфейсов, видеомонтаж и генерация изображений в одной подписке.',
    services: ['framic', 'linkra', 'dunora'],
    plans: [
      [1, 990],
      [3, 2_690],
      [12, 9_480],
    ],
  },
  {
    slug: 'veilnet-vpn',
    title: 'Veilnet VPN',
    description: 'Private connection in 46 countries for five devices.',
    descriptionRu: 'Защищённое соединение в 46 странах для пяти устройств.',
    services: ['veilnet'],
    plans: [
      [1, 240],
      [6, 1_260],
      [12, 2_160],
    ],
  },
  {
    slug: 'tonvale-family',
    title: 'Tonvale Family',
    description: 'Music and podcasts without ads for six people.',
    descriptionRu: 'Музыка и подкасты без рекламы для шести человек.',
    services: ['tonvale'],
    plans: [
      [1, 290],
      [3, 790],
      [12, 2_760],
    ],
  },
  {
    slug: 'codelark',
    title: 'Codelark',
    description: 'Code completion and review inside your editor.',
    descriptionRu: 'Подсказки и проверка кода прямо в редакторе.',
    services: ['codelark'],
    plans: [
      [1, 650],
      [3, 1_790],
      [12, 6_240],
    ],
    inactive: true,
  },
  {
    slug: 'lexiro-plus',
    title: 'Lexiro Plus',
    description: 'Language courses with daily speaking practice.',
    descriptionRu: 'Курсы языков с ежедневной разговорной практикой.',
    services: ['lexiro'],
    plans: [
      [1, 320],
      [6, 1_690],
      [12, 3_000],
    ],
  },
  {
    slug: 'stashbay-2tb',
    title: 'Stashbay 2 TB',
    titleRu: 'Stashbay 2 ТБ',
    description: 'Cloud storage with file history and shared folders.',
    descriptionRu: 'Облако с историей версий и общими папками.',
    services: ['stashbay'],
    plans: [
      [1, 390],
      [3, 1_090],
      [12, 3_960],
    ],
  },
  {
    slug: 'reader-and-focus',
    title: 'Reader and focus',
    titleRu: 'Книги и фокус',
    description: 'Books, audiobooks and a focus timer for the whole day.',
    descriptionRu: 'Книги, аудиокниги и таймер концентрации на весь день.',
    services: ['pagero', 'tempora'],
    plans: [
      [1, 440],
      [6, 2_340],
      [12, 4_200],
    ],
  },
  {
    slug: 'draftwell-team',
    title: 'Draftwell Team',
    description: 'Interface design and prototypes that a whole team edits at once.',
    descriptionRu: 'Дизайн интерфейсов и прототипы, которые команда правит вместе.',
    services: ['framic'],
    plans: [
      [1, 590],
      [12, 5_640],
    ],
  },
  {
    slug: 'notelo',
    title: 'Notelo',
    description: 'Notes, lists and plans that find each other by themselves.',
    descriptionRu: 'Заметки, списки и планы, которые сами находят друг друга.',
    services: ['notelo'],
    plans: [
      [1, 210],
      [3, 570],
      [12, 1_980],
    ],
  },
  {
    slug: 'study-desk',
    title: 'Study desk',
    titleRu: 'Учебный стол',
    description: 'Languages, notes, writing and a focus timer for one exam season or a whole year.',
    descriptionRu: 'Языки, заметки, тексты и таймер концентрации на одну сессию или на весь год.',
    services: ['lexiro', 'notelo', 'inkterm', 'tempora'],
    plans: [
      [1, 790],
      [3, 2_130],
      [6, 3_990],
      [12, 7_200],
    ],
  },
  {
    slug: 'plusgame-pass',
    title: 'Plusgame Pass',
    description: 'More than 300 games to play in the browser or on a console.',
    descriptionRu: 'Более 300 игр в браузере или на приставке.',
    services: ['plusgame'],
    plans: [
      [1, 690],
      [3, 1_890],
      [12, 6_600],
    ],
  },
  {
    slug: 'hexora-vault',
    title: 'Hexora Vault',
    description: 'Passwords and documents of the whole family, protected on every device.',
    descriptionRu: 'Пароли и документы всей семьи под защитой на каждом устройстве.',
    services: ['hexora'],
    plans: [
      [1, 180],
      [12, 1_800],
    ],
  },
  {
    slug: 'inkterm',
    title: 'Inkterm',
    description: 'A calm writing desk with spelling and style checks.',
    descriptionRu: 'Спокойный редактор текстов с проверкой орфографии и стиля.',
    services: ['inkterm'],
    plans: [
      [1, 260],
      [6, 1_380],
      [12, 2_400],
    ],
  },
  {
    slug: 'fitride-coach',
    title: 'Fitride Coach',
    description: 'Training plans for running, cycling and strength at home.',
    descriptionRu: 'Планы тренировок: бег, велосипед и силовые дома.',
    services: ['fitride'],
    plans: [
      [1, 420],
      [3, 1_140],
      [6, 2_160],
    ],
  },
  {
    slug: 'tessera-photo',
    title: 'Tessera Photo',
    description: 'Photo editing, presets and albums for print.',
    descriptionRu: 'Обработка фотографий, пресеты и альбомы для печати.',
    services: ['tessera'],
    plans: [
      [1, 480],
      [3, 1_320],
      [12, 4_680],
    ],
  },
  {
    slug: 'mailora-business',
    title: 'Mailora Business',
    description: 'Mail on your own domain with a calendar and 100 GB.',
    descriptionRu: 'Почта на своём домене, календарь и 100 ГБ.',
    services: ['mailora'],
    plans: [
      [1, 230],
      [12, 2_280],
    ],
  },
  {
    slug: 'orbita-sky',
    title: 'Orbita Sky',
    description: 'A map of the night sky and alerts for everything worth seeing.',
    descriptionRu: 'Карта ночного неба и напоминания обо всём, что стоит увидеть.',
    services: ['orbita'],
    plans: [
      [1, 150],
      [6, 780],
      [12, 1_440],
    ],
    inactive: true,
  },
  {
    slug: 'dawnery-calm',
    title: 'Dawnery Calm',
    description: 'Meditations, sleep stories and a gentle alarm clock.',
    descriptionRu: 'Медитации, истории для сна и мягкий будильник.',
    services: ['dawnery'],
    plans: [
      [1, 270],
      [3, 720],
      [12, 2_520],
    ],
  },
  {
    slug: 'cloudry-backup',
    title: 'Cloudry Backup',
    description: 'Automatic copies of two computers and three phones.',
    descriptionRu: 'Автоматические копии двух компьютеров и трёх телефонов.',
    services: ['cloudry'],
    plans: [
      [1, 310],
      [6, 1_680],
      [12, 3_120],
    ],
  },
  {
    slug: 'statora-insight',
    title: 'Statora Insight',
    description: 'Reports and dashboards from your spreadsheets in minutes.',
    descriptionRu: 'Отчёты и графики из ваших таблиц за несколько минут.',
    services: ['statora'],
    plans: [
      [1, 890],
      [3, 2_430],
      [12, 8_640],
    ],
  },
  {
    slug: 'audiola-stories',
    title: 'Audiola Stories',
    description: 'Audiobooks and radio plays, ten new ones every week.',
    descriptionRu: 'Аудиокниги и радиоспектакли, десять новинок каждую неделю.',
    services: ['audiola'],
    plans: [
      [1, 330],
      [3, 900],
      [12, 3_240],
    ],
  },
  {
    slug: 'tempora-focus',
    title: 'Tempora Focus',
    description: 'A focus timer with quiet sounds and honest statistics.',
    descriptionRu: 'Таймер концентрации с тихими звуками и честной статистикой.',
    services: ['tempora'],
    plans: [
      [1, 120],
      [6, 630],
      [12, 1_080],
    ],
  },
];
