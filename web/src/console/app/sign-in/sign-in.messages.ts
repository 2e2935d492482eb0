import { defineMessages } from '../../../i18n/define-messages.ts';

/** Texts of sign-in, of joining and of confirming who works here; none is needed before these open. */
export const signInMessages = defineMessages({
  signInLead: ['Sign in to manage the shop.', 'Вход для команды магазина.'],
  codeHint: [
    '6-digit code from your authenticator app, or a recovery code. Leave empty if you have set up no app.',
    '6 цифр из приложения-аутентификатора или резервный код. Если приложения нет, оставьте пустым.',
  ],
  signIn: ['Sign in', 'Войти'],
  signingIn: ['Signing in…', 'Входим…'],
  signInFailed: ['Wrong email, password or code', 'Почта, пароль или код не подходят'],
  sessionEnded: ['Your session has ended. Sign in again.', 'Сеанс истёк. Войдите снова.'],
  confirmTitle: ['Confirm it’s you', 'Подтвердите, что это вы'],
  confirmLead: [
    'Changes to money, roles and secrets require your password again after a while.',
    'Действия с деньгами, ролями и секретами нужно время от времени заново подтверждать паролем.',
  ],
  confirmCodeHint: [
    '6-digit code from your authenticator app, or a recovery code. Leave empty if you have set up no app.',
    '6 цифр из приложения-аутентификатора или резервный код. Если приложения нет, оставьте пустым.',
  ],
  joinTitle: ['Welcome to the console', 'Добро пожаловать в консоль'],
  joinLead: [
    '{email}, role: {role}. Choose a password and set up an authenticator app, such as Google Authenticator or Aegis.',
    '{email}, роль: {role}. Придумайте пароль и подключите приложение-аутентификатор, например Google Authenticator или Aegis.',
  ],
  joinScan: [
    'Scan the QR code with your authenticator app, or enter this key:',
    'Отсканируйте QR-код приложением-аутентификатором или введите ключ:',
  ],
  joinQr: ['QR code for the authenticator app', 'QR-код для приложения-аутентификатора'],
  joinCopy: ['Copy key', 'Скопировать ключ'],
  joinPasswordHint: ['At least {min} characters.', 'Не меньше {min} символов.'],
  joinCode: ['Code from the app', 'Код из приложения'],
  joinOpenApp: ['Open in the authenticator app', 'Открыть в приложении'],
  join: ['Open the console', 'Открыть консоль'],
  joinDead: ['This invitation is not valid', 'Приглашение недействительно'],
  joinToSignIn: ['Go to sign-in', 'Перейти ко входу'],
  joinDone: ['You are signed in', 'Вы вошли'],
  setupTitle: ['Become the owner of this shop', 'Станьте владельцем магазина'],
  setupLead: [
    'The owner sees and decides everything, and invites the team. Next you choose a password and set up an authenticator app.',
    'Владелец видит и решает всё и приглашает команду. Дальше вы придумаете пароль и подключите приложение-аутентификатор.',
  ],
  setupEmailHint: ['You will sign in with it.', 'С ней вы будете входить.'],
  setupNext: ['Continue', 'Продолжить'],
});
