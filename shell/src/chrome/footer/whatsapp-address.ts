interface WhatsappSettings {
  whatsapp_general_enable: boolean;
  whatsapp_general_number?: string | null | undefined;
  whatsapp_general_message?: string | null | undefined;
}

/** The address that begins a conversation with the shop; undefined where it offers none, or its number is none. */
export function whatsappAddress(settings: WhatsappSettings | null | undefined): string | undefined {
  if (!settings?.whatsapp_general_enable) return undefined;
  const number = (settings.whatsapp_general_number ?? '').replace(/^00|\D/g, '');
  if (!/^[1-9]\d{6,14}$/.test(number)) return undefined;
  const message = settings.whatsapp_general_message?.trim();
  return `https://wa.me/${number}${message ? `?text=${encodeURIComponent(message)}` : ''}`;
}
