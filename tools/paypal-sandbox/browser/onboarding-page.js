(() => {
  const main = document.querySelector('main');
  const { token, back } = main.dataset;
  const alertBox = document.getElementById('problem');
  const buttons = [...document.querySelectorAll('button[data-choice]')];

  async function agree() {
    const response = await fetch('/partner/onboarding/agree', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token, seller: document.getElementById('seller').value }),
    });
    const answer = await response.json();
    if (!response.ok) throw new Error(answer.details?.[0]?.description ?? answer.message);
    window.location.assign(answer.returnUrl);
  }

  async function choose(choice) {
    for (const button of buttons) button.disabled = true;
    try {
      if (choice === 'cancel') window.location.assign(back);
      else await agree();
    } catch (error) {
      alertBox.textContent = error instanceof Error ? error.message : String(error);
      alertBox.hidden = false;
      for (const button of buttons) button.disabled = false;
    }
  }

  for (const button of buttons) button.addEventListener('click', () => choose(button.dataset.choice));
})();
