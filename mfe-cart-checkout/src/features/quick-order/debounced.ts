/** Acts `delay` ms after the last start, unless it is ended before. */
export function debounced(act: () => void, delay: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = () => clearTimeout(timer);
  return {
    start() {
      end();
      timer = setTimeout(act, delay);
    },
    end,
  };
}
