/** Where an account is confirmed, and asked for another mail. */
export const CONFIRM_PATH = '/customer/account/confirm';
