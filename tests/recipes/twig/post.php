<?php

// Symfony: token is csrf_token('psp'); csp_nonce is csp_nonce('script') of NelmioSecurityBundle.
final class DepositController extends AbstractController
{
    #[Route('/direct/site/{id}/deposit/', name: 'deposit', methods: ['POST'])]
    public function save(int $id, Request $request, Deposits $deposits): Response
    {
        $token = $request->headers->get('X-CSRF-Token') ?? $request->request->getString('_token');
        if (!$this->isCsrfTokenValid('psp', $token)) {
            return $this->json(['message' => 'The form has expired. Please reload the page.'], 403);
        }
        $deposits->allocate($id, $request->request->all());
        $this->addFlash('success', 'The deposit was allocated.');
        $url = $this->generateUrl('deposit', ['id' => $id]);

        return $request->isXmlHttpRequest() ? $this->json(['redirect' => $url]) : $this->redirect($url, 303);
    }
}
