/** Offers a file to the shopper under that name. */
export function download(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Browsers read the file after the click: the address stays for a while.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
