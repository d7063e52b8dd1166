/** Starts the shop where the early script did not come: takes out the scripts that wait for the picture (document-html.ts). */
setTimeout(() => {
  const late = document.getElementById('late-scripts');
  if (late instanceof HTMLTemplateElement) document.head.append(late.content);
}, 2000);
