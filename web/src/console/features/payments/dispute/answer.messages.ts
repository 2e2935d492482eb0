import { defineMessages } from '../../../../i18n/define-messages.ts';

/** Texts about answers to disputes. */
export const answerMessages = defineMessages({
  answer: ['Your answer', 'Ваш ответ'],
  evidence: ['Answer with evidence', 'Ответить с доказательствами'],
  evidenceTitle: ['Answer the dispute', 'Ответ на спор'],
  evidenceLead: [
    'The gateway passes this to the bank. It can be sent once, and the bank decides within weeks.',
    'Шлюз передаст это банку. Отправить можно один раз, банк решает несколько недель.',
  ],
  evidenceSend: ['Send to the gateway', 'Отправить в шлюз'],
  preview: ['What the shop knows', 'Что знает магазин'],
  previewLoading: ['Gathering the evidence', 'Собираем доказательства'],
  previewFailed: ['The evidence could not be gathered', 'Не удалось собрать доказательства'],
  pdf: ['PDF', 'PDF'],
  json: ['JSON', 'JSON'],
  note: ['Your words to the bank', 'Ваш текст для банка'],
  noteHint: ['In English, in a few sentences.', 'По-английски, в нескольких предложениях.'],
  file: ['A file of yours', 'Ваш файл'],
  fileHint: ['PDF, PNG or JPEG, up to {size}.', 'PDF, PNG или JPEG, до {size}.'],
  fileTaken: ['{name}, {size}', '{name}, {size}'],
  filePrompt: ['Drop a file here or choose it', 'Перетащите файл сюда или выберите'],
  fileOver: ['Drop the file here', 'Отпустите файл здесь'],
  accept: ['Accept the dispute', 'Принять спор'],
  acceptTitle: ['Accept the dispute?', 'Принять спор?'],
  acceptLead: [
    'The buyer keeps {amount}. Access ends and commissions are reversed once the gateway reports it. This cannot be undone.',
    'Покупатель получит {amount}. Когда шлюз сообщит об этом, доступ закончится и вознаграждения будут аннулированы. Отменить нельзя.',
  ],
  evidence_requested: ['Being sent since {at}, by {name}.', 'Отправляется с {at}, {name}.'],
  evidence_sent: ['Sent {at} by {name}.', 'Отправлено {at}, {name}.'],
  evidence_failed: [
    'The gateway refused the answer of {at} by {name}.',
    'Шлюз отклонил ответ от {at}, {name}.',
  ],
  accept_requested: ['Being accepted since {at}, by {name}.', 'Принимается с {at}, {name}.'],
  accept_sent: ['Accepted {at} by {name}.', 'Принят {at}, {name}.'],
  accept_failed: [
    'The gateway refused to close it, {at}, {name}.',
    'Шлюз отказался закрыть спор, {at}, {name}.',
  ],
});
