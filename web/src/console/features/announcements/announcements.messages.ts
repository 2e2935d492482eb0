import { common } from '../../../i18n/common-texts.ts';
import { defineMessages } from '../../../i18n/define-messages.ts';
import { sharedTexts } from '../../ui/names/section-texts.ts';

export const announcementMessages = defineMessages({
  title: ['Announcements', 'Объявления'],
  list: ['Announcements, newest first', 'Объявления, сначала новые'],
  heading: ['Title', 'Заголовок'],
  audience: ['Audience', 'Аудитория'],
  shownFrom: sharedTexts.from,
  shownUntil: sharedTexts.until,
  none: ['No announcements yet', 'Объявлений пока нет'],
  noneHint: [
    'Announcements are shown at the top of the dashboard until the buyer closes them.',
    'Объявление показывается вверху кабинета, пока покупатель его не закроет.',
  ],
  statePlanned: ['Scheduled', 'Запланировано'],
  stateRunning: ['Active', 'Активно'],
  stateEnded: ['Ended', 'Завершено'],
  audienceAll: ['Everyone', 'Для всех'],
  audienceWith: sharedTexts.withSubscription,
  audienceWithout: sharedTexts.withoutSubscription,
  always: ['Always', 'Всегда'],
  create: ['New announcement', 'Новое объявление'],
  edit: ['Announcement', 'Объявление'],
  back: ['All announcements', 'Все объявления'],
  failed: ['The announcement could not be loaded', 'Не удалось загрузить объявление'],
  language: ['Language of the text', 'Язык текста'],
  description: ['Text', 'Текст'],
  html: [
    'This text contains HTML that the toolbar cannot produce, so it is edited as HTML.',
    'В этом тексте есть HTML, который нельзя получить кнопками, поэтому он правится как HTML.',
  ],
  marks: [
    'Line breaks are kept, web addresses become links. Formatting: **bold**, *italics*, [text](/partners), and “- ” before each line of a list.',
    'Переносы строк сохраняются, адреса становятся ссылками. Разметка: **жирный**, *курсив*, [текст](/partners) и «- » перед каждой строкой списка.',
  ],
  markBold: ['Bold', 'Жирный'],
  markItalic: ['Italics', 'Курсив'],
  markLink: common.link,
  markList: ['List', 'Список'],
  buttonText: sharedTexts.buttonText,
  buttonHref: ['Button link', 'Ссылка кнопки'],
  buttonHrefHint: [
    'A shop page such as /partners, a web address or mailto:. Empty: the button shows the services and opens the promo code field. Without a text there is no button.',
    'Страница магазина, например /partners, веб-адрес или mailto:. Пусто — кнопка покажет сервисы и откроет поле промокода. Без текста кнопки не будет.',
  ],
  pictureHint: [
    'PNG or JPEG up to {size}. A default illustration is shown without one.',
    'PNG или JPEG до {size}. Без него показывается стандартная иллюстрация.',
  ],
  choosePicture: sharedTexts.chooseImage,
  dropPicture: sharedTexts.dropHere,
  removePicture: ['Remove image', 'Удалить изображение'],
  pictureAlt: ['Image description', 'Описание изображения'],
  buyerLanguage: ['Buyer’s language', 'Язык покупателя'],
  anyLanguage: ['Any', 'Любой'],
  priorityHint: [
    'Each buyer sees the matching announcement with the highest priority; if equal, the newest.',
    'Покупатель видит подходящее объявление с наибольшим приоритетом, при равенстве — самое новое.',
  ],
  startsAt: ['Shown from', 'Показывать с'],
  endsAt: ['Shown until', 'Показывать до'],
  windowHint: [
    'Your time zone. Empty: starts at once, runs until ended.',
    'По вашему времени. Пусто — сразу и пока не завершите.',
  ],
  endsEarly: ['The end must be after the start.', 'Конец должен быть позже начала.'],
  end: ['End now', 'Завершить сейчас'],
  publishTitle: ['Publish this announcement?', 'Опубликовать объявление?'],
  publishLead: ['Buyers see it at once.', 'Покупатели увидят его сразу.'],
  publishLeadFrom: ['Buyers see it from {at}.', 'Покупатели увидят его с {at}.'],
  noRussian: [
    'A Russian text is missing: buyers who use Russian see the English one.',
    'Нет русского текста: покупатели с русским языком увидят английский.',
  ],
  noEnglish: [
    'An English text is missing: buyers who use English see the Russian one.',
    'Нет английского текста: покупатели с английским языком увидят русский.',
  ],
  quoted: ['“{title}”', '«{title}»'],
  hides: [
    'It is shown instead of {titles} to buyers who match both.',
    'Его увидят вместо {titles} — те, кому подходят оба.',
  ],
  keeps: [
    'Buyers who match both keep seeing {titles}, which has a higher priority.',
    'Те, кому подходят оба, по-прежнему увидят {titles}: приоритет выше.',
  ],
  runningUnknown: [
    'Active announcements could not be loaded, so it is not known which ones this one replaces.',
    'Не удалось загрузить активные объявления, поэтому неизвестно, какие из них будут заменены.',
  ],
  archiveTitle: ['Archive this announcement?', 'Убрать объявление в архив?'],
  archiveLead: [
    'It is hidden from everyone and can no longer be edited.',
    'Его больше никто не увидит, и изменить его будет нельзя.',
  ],
  archivedNote: [
    'Archived announcements cannot be edited.',
    'Объявление в архиве, изменить его нельзя.',
  ],
});
