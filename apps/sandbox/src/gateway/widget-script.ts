/** The script of a gateway's widget, as it stands in a shop's document: two buttons, which act as its page would. */

/** In a browser, which tells where the script came from. */
export const widgetScript = (code: string): string =>
  `(() => {
  const { origin } = new URL(document.currentScript.src);
  const choices = [['approve', 'Pay', 'done'], ['decline', 'Decline', 'failed']];
  window.payWidget = ({ token, container, onEnd }) => {
    for (const [outcome, label, word] of choices) {
      const button = document.createElement('button');
      button.textContent = label;
      button.onclick = async () => {
        const body = new URLSearchParams({ outcome });
        await fetch(origin + '/${code}/checkout/' + token, { method: 'POST', mode: 'no-cors', redirect: 'manual', body });
        onEnd(word);
      };
      container.append(button);
    }
  };
})();
`;
