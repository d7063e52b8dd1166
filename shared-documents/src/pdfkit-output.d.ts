declare module 'pdfkit/output' {
  /** All bytes of a document, once it has ended. */
  export function toBytes(document: NodeJS.EventEmitter): Promise<Uint8Array>;
}
